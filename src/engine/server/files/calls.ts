// Files in and out.
import { idInPath, inQuery, objectOf, type Calls } from '#engine/model/call.ts';

export const calls = {
  upload: {
    method: 'post',
    path: '/api/files/{collection}/{field}',
    operationId: 'uploadFile',
    summary:
      "Stores a file for a field of a record that is saved afterwards, with the value that is answered; one that is not saved within a day is removed. The header Content-Disposition says its name (filename*=UTF-8''contract.pdf), the content its type.",
    tag: 'files',
    parameters: [
      {
        name: 'collection',
        in: 'path',
        required: true,
        description: 'The collection of the record.',
        schema: { type: 'string' },
      },
      {
        name: 'field',
        in: 'path',
        required: true,
        description: 'Path of the field: photo, documents.scan.',
        schema: { type: 'string' },
      },
    ],
    sends: 'file',
    answer: {
      json: objectOf({
        value: { type: 'string', format: 'stored-file', description: 'For the field.' },
        bytes: { type: 'integer' },
      }),
    },
    refusals: [
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'BAD_REQUEST',
      'UNSUPPORTED_MEDIA_TYPE',
      'VALIDATION',
      'TOO_MANY_REQUESTS',
      'STORAGE_FULL',
    ],
  },
  read: {
    method: 'get',
    path: '/api/files/{id}',
    operationId: 'readFile',
    summary:
      'The content of a file, for who sees it in its record; before that is saved, for who uploaded it. Of a picture also a small one.',
    tag: 'files',
    parameters: [
      idInPath('The part of the value before its slash.'),
      inQuery('size', 'small: at most 640 pixels at the longer side, as WebP; of what is no picture the file.', {
        type: 'string',
        enum: ['small'],
      }),
    ],
    answer: {
      description: 'The content, with its type and its name.',
      files: { '*/*': { schema: {} } },
      headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    },
    refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'BAD_REQUEST'],
  },
} as const satisfies Calls;
