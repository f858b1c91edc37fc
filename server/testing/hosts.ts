/** The folder with the servers that tests start in processes of their own. scripts/buildHosts.ts builds them. */
export const HOSTS = '.cache/hosts'
