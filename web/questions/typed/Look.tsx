export const Look = () => <input className="input" aria-label="Your answer" autoComplete="off" />
