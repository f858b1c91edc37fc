export const promptEmpty = 'Schreib zuerst, was du lernen möchtest.'
