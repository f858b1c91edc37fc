export const reconnecting = 'Verbindung verloren. Sie wird wiederhergestellt …'
export const socketMissing = 'Die Echtzeitverbindung ist noch nicht bereit.'
export const socketDisconnected = 'Die Echtzeitverbindung ist unterbrochen.'
