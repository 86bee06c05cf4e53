// Sends a request to both sides and tells where the answers differ: status, headers and every byte of the body.
import { readXlsx } from '#tests/support/read-files.ts';
import type { Side } from './twin-databases.ts';
import type { Request } from './requests.ts';

/** Differ from call to call, whatever is in the database. */
const everOther: readonly string[] = [
  // The moment of the answer, by the real clock.
  'date',
  // Said by the bytes themselves.
  'content-length',
];

/** The number by which the log knows a call stands in each refusal. */
const requestNumber = /"requestId":"[0-9a-f-]{36}"/;

interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: Buffer;
  /** Address of the page after this one. */
  readonly next?: string;
}

export interface Asked {
  readonly side: Side;
  readonly headers: Readonly<Record<string, string>>;
}

let calls = 0;

export async function ask({ side, headers }: Asked, request: Request): Promise<Answer> {
  calls += 1;
  const from = {
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    'accept-language': 'pt',
  };
  const answer = await side.server.app.inject({
    method: request.method,
    url: request.url,
    headers: { ...from, ...headers, ...request.headers },
    ...(request.body !== undefined && { payload: request.body as object }),
  });
  const told = Object.entries(answer.headers)
    .filter(([name]) => !everOther.includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort()
    .join('\n');
  const next = /^<(.*)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1];
  return {
    status: answer.statusCode,
    headers: told,
    body: bodyOf(answer.headers['content-type'] ?? '', answer.rawPayload),
    ...(next !== undefined && { next }),
  };
}

function bodyOf(type: string, bytes: Buffer): Buffer {
  // A workbook's archive holds the time of each part; what it shows stands in the sheet.
  if (type.includes('spreadsheet')) return Buffer.from(readXlsx(bytes).xml);
  return type.includes('json') ? Buffer.from(bytes.toString().replace(requestNumber, '"requestId":""')) : bytes;
}

/** Undefined when nothing differs. */
export function differenceOf(request: Request, one: Answer, other: Answer): string | undefined {
  const what = `${request.method} ${decodeURIComponent(request.url)}${request.body === undefined ? '' : ` ${JSON.stringify(request.body).slice(0, 200)}`}`;
  if (one.status !== other.status)
    return `${what}: ${one.status} or ${other.status}: ${excerpt(one.body, 0)} | ${excerpt(other.body, 0)}`;
  if (one.headers !== other.headers) return `${what}: headers differ:\n${one.headers}\n---\n${other.headers}`;
  if (one.body.equals(other.body)) return undefined;
  const at = one.body.findIndex((byte, index) => byte !== other.body[index]);
  return `${what}: ${one.status}, bytes differ from ${at}: …${excerpt(one.body, at)}… or …${excerpt(other.body, at)}…`;
}

function excerpt(body: Buffer, at: number): string {
  return body.subarray(Math.max(0, at - 80), Math.max(0, at) + 120).toString('utf8');
}
