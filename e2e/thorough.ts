/**
 * Whether the journeys check everything. `npm test` sets JOURNEYS=share and leaves out what another check in the same
 * run shows as well; `npm run e2e` leaves out nothing (decision 0041).
 */
export const isThorough = process.env.JOURNEYS !== 'share'
