/** Stored form of a login: trimmed, with the prefix USU_ once, in any spelling (ACE-3). */
export const withPrefix = (typed: string): string => {
  const login = typed.trim();
  return /^usu_/i.test(login) ? `USU_${login.slice(4)}` : `USU_${login}`;
};

/** Raw token of a request: Authorization or x-access-token, with or without 'Bearer' (ACE-7). */
export const tokenOf = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined => {
  const header = headers['authorization'] ?? headers['x-access-token'];
  const token = typeof header === 'string' ? header.replace(/^bearer\s+/i, '').trim() : '';
  return token === '' ? undefined : token;
};
