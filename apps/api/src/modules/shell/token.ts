import type { TokenPayload } from '@vidas/api-client/shell/contract';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'vidas';
const AUDIENCE = 'vidas-retaguarda';
const TYPE = 'sessao+jwt';

/** What signing and reading need. */
export interface TokenKit {
  key: Uint8Array;
  clock: () => Date;
  minutes: number;
}

/** A token of a session. It says who the person is for the screens; the server reads the session anew with every call. */
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

/** The session that a token names, undefined unless every part of the token is ours and in time. */
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
    // Our tokens carry alg and typ alone: kid, jku, jwk and x5u have no business here.
    return Object.keys(protectedHeader).length === 2 ? payload.jti : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
