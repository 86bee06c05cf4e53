// Access tokens: JWT signed with HS256. They name the user and the session and carry nothing else; whether the session
// still lives is the database's to say (session-store.ts).
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { product } from '#generated/product.ts';
import { ApiError } from '../http/api-error.ts';

interface TokenContent {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Tokens {
  sign(content: TokenContent, issued: Date, expires: Date): Promise<string>;
  /** Throws ApiError TOKEN_EXPIRED for a true token that is too old, UNAUTHENTICATED for anything else. */
  read(token: string, now: Date): Promise<TokenContent>;
}

/** Texts of tokens whose signature was found good: as many as people work at once, and more. */
const mostKnown = 2_000;

interface Known extends TokenContent {
  /** Seconds since 1970. */
  readonly expires: number;
}

/** A signature is judged once for each token, its end each time. */
export function buildTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const known = new Map<string, Known>();
  const remember = (token: string, content: Known): void => {
    for (const oldest of known.keys()) {
      if (known.size < mostKnown) break;
      known.delete(oldest);
    }
    known.set(token, content);
  };
  return {
    sign: ({ userId, sessionId }, issued, expires) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(product.name)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key),
    read: async (token, now) => {
      const before = known.get(token);
      if (before !== undefined) {
        if (before.expires > Math.floor(now.getTime() / 1000)) return before;
        throw new ApiError('TOKEN_EXPIRED');
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: product.name,
          currentDate: now,
          requiredClaims: ['sub', 'jti', 'exp'],
        });
        const content = { userId: payload.sub ?? '', sessionId: payload.jti ?? '', expires: payload.exp ?? 0 };
        remember(token, content);
        return content;
      } catch (error) {
        throw new ApiError(error instanceof joseErrors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
      }
    },
  };
}
