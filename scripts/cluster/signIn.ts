/** Signs somebody in and tells the token; `send` asks for a path below /api/v1/. */
export const signIn = async (
  send: (path: string, init: RequestInit) => Promise<Response>,
  login: string,
  senha: string,
): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await send('auth/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ login, senha }),
  });
  if (answer.status !== 200) throw new Error(`${login} não entrou: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
};
