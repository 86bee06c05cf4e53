// What is sent: JSON in UTF-8, not compressed, nested within bounds and of texts that can be kept. Anything else is
// refused before a rule, a validator or a statement sees it.
import type { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { checkDepth, checkTexts } from './request-budget.ts';

export function registerBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const text = readText(bytes);
      // `content-type: application/json` with nothing in it is legal, and axios sends it on DELETE
      // (docs/reference/api.md rule 7).
      if (text.trim() === '') return done(null, undefined);
      checkDepth(text, 'JSON');
      void parse(request, text, done);
    } catch (error) {
      done(error as Error);
    }
  });
  // ra-data-simple-rest names this type where it sends nothing.
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') done(null, undefined);
    else done(new ApiError('UNSUPPORTED_MEDIA_TYPE'));
  });
  // A file is taken by the call that asks for one, part by part.
  app.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, body: Readable) => {
    const { receive } = request.routeOptions.config;
    if (receive === undefined) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    return receive(request, body);
  });
  app.addHook('preParsing', async (request) => checkForm(request));
  app.addHook('preValidation', async ({ body }) => {
    if (body !== undefined) checkTexts(body);
  });
}

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('BAD_REQUEST', { detail: 'the body is not UTF-8' });
  }
}

function checkForm({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const charset = charsetOf(headers['content-type']);
  if (encoding !== 'identity' || (charset !== undefined && !['utf-8', 'utf8'].includes(charset)))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
}

function charsetOf(contentType: string | undefined): string | undefined {
  if (contentType === undefined) return undefined;
  try {
    return new MIMEType(contentType).params.get('charset')?.toLowerCase();
  } catch {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  }
}
