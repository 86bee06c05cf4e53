// Access tokens: JWT signed with HS256. They name the user and the session and carry nothing else; whether the session
// still lives is the database's to say (session-store.ts).
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../http/api-error.ts';

const issuer = 'ticket-back-office';

interface TokenContent {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Tokens {
  sign(content: TokenContent, issued: Date, expires: Date): Promise<string>;
  /** Throws ApiError TOKEN_EXPIRED for a true token that is too old, UNAUTHENTICATED for anything else. */
  read(token: string, now: Date): Promise<TokenContent>;
}

export function buildTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, sessionId }, issued, expires) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          currentDate: now,
          requiredClaims: ['sub', 'jti', 'exp'],
        });
        return { userId: payload.sub ?? '', sessionId: payload.jti ?? '' };
      } catch (error) {
        throw new ApiError(error instanceof joseErrors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
      }
    },
  };
}
