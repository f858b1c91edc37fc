/** Stands in every key and reason of the fixture: whoever sees it before answering has seen a key. */
export const SENTINEL = 'zqx-sentinel-key-zqx'
/** The same for a key that has to be a number. */
export const SENTINEL_NUMBER = '7310.41'
