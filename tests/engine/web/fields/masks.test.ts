import { describe, expect, it } from 'vitest';
import { applyMask, documentMask, removeMask } from '#engine/kinds/mask-text.ts';
import { writeHomePhone } from '#engine/kinds/phone/home-phone.ts';
import { readPhone, writePhone } from '#engine/kinds/phone/phone-text.ts';
import { readableOn } from '#engine/kinds/color/readable-color.ts';
import { readTime } from '#engine/kinds/time-of-day/time-text.ts';

describe('documents', () => {
  it('are stored without and shown with their mask', () => {
    expect(removeMask('529.982.247-25', 'cpf')).toBe('52998224725');
    expect(applyMask('52998224725', 'cpf')).toBe('529.982.247-25');
    expect(applyMask('11222333000181', 'cnpj')).toBe('11.222.333/0001-81');
    expect(applyMask('01310100', 'zipCode')).toBe('01310-100');
  });

  it('with letters are CNPJs of the new form', () => {
    expect(removeMask('12.abc.345/01de-35', 'cnpj')).toBe('12ABC34501DE35');
    expect(applyMask('12ABC34501DE35', 'cnpj')).toBe('12.ABC.345/01DE-35');
    expect(documentMask('12ABC3')).toBe('cnpj');
    expect(documentMask('52998224725')).toBe('cpf');
  });

  it('are masked as far as they are typed, and cut at their length', () => {
    expect(applyMask('5299', 'cpf')).toBe('529.9');
    expect(removeMask('529982247251234', 'cpf')).toBe('52998224725');
    expect(removeMask('a1b2', 'cpf')).toBe('12');
  });

  it('that come masked for the reader are shown as they come', () => {
    expect(applyMask('***.982.247-**', 'cpf')).toBe('***.982.247-**');
    expect(writePhone('+55***34')).toBe('+55***34');
  });
});

describe('phones', () => {
  it('are Brazilian unless they say otherwise', () => {
    expect(readPhone('(11) 90000-1234')).toBe('+5511900001234');
    expect(readPhone('+33 1 44 55 66 77')).toBe('+33144556677');
    expect(writePhone('+5511900001234')).toBe('(11) 90000-1234');
    expect(writePhone('+33144556677')).toBe('+33 1 44 55 66 77');
  });

  it('of Brazil are written without the library as it writes them', () => {
    const numbers = ['+5511900001234', '+551130001234', '+558432223344', '+5568999990000', '+551152345678'];
    expect(numbers.map(writeHomePhone)).toEqual(numbers.map(writePhone));
    expect(['+33144556677', '+558001234567', '+552090001234', '+55***34', ''].map(writeHomePhone)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it('that are none stay as typed', () => {
    expect(readPhone('12')).toBe('12');
  });
});

describe('times of day', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['9h30', '09:30'],
    ['0000', '00:00'],
    ['24:00', '24:00'],
    ['23.59', '23:59'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['25:00', '24:01', '9:60', 'nine', ''])('%s is none', (typed) => {
    expect(readTime(typed)).toBeUndefined();
  });
});

describe('text on a colour', () => {
  it('is black or white, whichever reads better', () => {
    expect(readableOn('#ffeb3b')).toBe('#000000');
    expect(readableOn('#1a237e')).toBe('#ffffff');
  });
});
