export const signInToReview = 'Inicia sesión para repasar lo que has aprendido.'
export const loadingReviews = 'Cargando tus repasos'
