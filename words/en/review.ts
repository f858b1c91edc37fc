/** The page of reviews before its questions are there. */

export const signInToReview = 'Sign in to review what you’ve learnt.'
/** For screen readers, while they load. */
export const loadingReviews = 'Loading your reviews'
