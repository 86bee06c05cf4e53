import { describe, expect, it } from 'vitest';
import { hasFormat, type FormatName } from '#engine/model/formats.ts';

const good: readonly (readonly [FormatName, string])[] = [
  ['cpf', '52998224725'],
  ['cpf', '12345678909'],
  ['cpf', '11144477735'],
  ['cnpj', '12ABC34501DE35'],
  ['cnpj', '00000000000191'],
  ['cnpj', '14572457000185'],
  ['cnpj', '11222333000181'],
  ['cnpj', 'A1B2C3D4000193'],
  ['cnpj', '00ZZ9900X0Y154'],
  ['cnpj', '10000001000190'],
  ['cpf-or-cnpj', '52998224725'],
  ['cpf-or-cnpj', '12ABC34501DE35'],
  ['date-time', '2026-11-20T10:00:00Z'],
  ['date-time', '2026-11-20T10:00:00-03:00'],
  ['date', '2028-02-29'],
  ['time-hm', '00:00'],
  ['time-hm', '24:00'],
  ['uri', 'https://parque.example/a?b=c'],
  ['phone', '+5511900001234'],
  ['time-zone', 'America/Sao_Paulo'],
  ['color', '#00ff7F'],
  ['ip', '10.0.0.1'],
  ['ip', '::1'],
  ['email', 'ana@example.com'],
];
const bad: readonly (readonly [FormatName, string])[] = [
  ['cpf', '12345678901'],
  ['cpf', '11111111111'],
  ['cpf', '529.982.247-25'],
  ['cnpj', '12ABC34501DE36'],
  ['cnpj', '00000000000000'],
  ['cnpj', '12abc34501de35'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['date-time', '2026-11-20T10:00:00'],
  ['date', '2026-02-29'],
  ['time-hm', '24:01'],
  ['time-hm', '9:00'],
  ['uri', 'javascript:alert(1)'],
  ['uri', 'ftp://a.example'],
  ['phone', '11900001234'],
  ['time-zone', 'Mars/Base'],
  ['time-zone', '+03:00'],
  ['color', 'red'],
  ['ip', '10.0.0.256'],
  ['email', 'ana@example'],
];

describe('formats', () => {
  it.each(good)('%s takes %s', (name, value) => expect(hasFormat(name, value)).toBe(true));
  it.each(bad)('%s refuses %s', (name, value) => expect(hasFormat(name, value)).toBe(false));
});
