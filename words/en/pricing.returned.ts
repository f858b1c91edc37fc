export const thanks = 'Thank you. You’re a subscriber now.'
export const waiting =
  'We’re waiting for the payment provider to confirm your payment. You’ll see it here as soon as it does, but you don’t need to stay.'
