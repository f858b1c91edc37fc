export const reconnecting = 'Se ha perdido la conexión. Reconectando…'
export const socketMissing = 'La conexión en tiempo real aún no está lista.'
export const socketDisconnected = 'La conexión en tiempo real está cortada.'
