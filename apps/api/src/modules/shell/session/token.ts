import type { TokenPayload } from '@vidas/api-client/shell/shell.contract.ts';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'vidas';
const AUDIENCE = 'vidas-retaguarda';
const TYPE = 'sessao+jwt';

/** Key, clock and lifetime of tokens. */
export interface TokenKit {
  key: Uint8Array;
  clock: () => Date;
  minutes: number;
}

/** Token of a session. It names the person for the screens; the server reads the session on every call (SEG-19). */
export const signToken = (
  { key, clock, minutes }: TokenKit,
  payload: TokenPayload,
  sessionId: string,
): Promise<string> => {
  const now = Math.floor(clock().getTime() / 1_000);
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + minutes * 60)
    .setJti(sessionId)
    .sign(key);
};

/** Session of a token; undefined unless the token is ours, complete and in time. */
export const sessionIdOf = async ({ key, clock }: TokenKit, token: string): Promise<string | undefined> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      issuer: ISSUER,
      typ: TYPE,
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    // Our tokens carry only alg and typ: one with kid, jku, jwk or x5u is refused.
    return Object.keys(protectedHeader).length === 2 ? payload.jti : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
