import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut } from '#engine/build/leave-out.ts';

const top = join(import.meta.dirname, '../../../..');
const forms = join(top, 'src/generated/forms');

describe('what the build leaves out of packages', () => {
  it.each(readdirSync(forms))('is nothing that %s needs', (file) => {
    expect(readFileSync(join(forms, file), 'utf8')).not.toMatch(/"(allOf|\$ref|\$id": "http)/);
  });

  it('is still where the packages had it', () => {
    const places = [
      '@rjsf/core/lib/components/fields',
      '@rjsf/core/lib/components/widgets',
      '@rjsf/utils/lib/schema',
      '@mui/material/styles',
      'axios/lib/adapters',
      'fast-uri',
      'markdown-to-jsx/dist',
    ];
    const files = places.flatMap((place) =>
      readdirSync(join(top, 'node_modules', place)).map((file) => `/node_modules/${place}/${file}`),
    );
    for (const { file } of leftOut)
      expect(
        files.some((path) => file.test(path)),
        String(file),
      ).toBe(true);
  });
});
