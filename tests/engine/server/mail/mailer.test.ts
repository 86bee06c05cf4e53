import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '#engine/server/database/log.ts';
import { buildMailer } from '#engine/server/mail/mailer.ts';
import { resetMail } from '#engine/server/mail/reset-mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const clock = () => new Date('2026-11-20T12:00:00Z');
const link = 'https://bilhetes.example.com/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const mail = resetMail({
  to: 'ana@icd.com.br',
  name: 'Ana <b>& Bia</b>',
  organization: 'ICD',
  link,
  minutes: 60,
  language: 'pt',
});

/** Letters are quoted-printable: soft line ends and =XX back to what was written. */
function decode(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** What the log is told while the letter is sent. */
async function told(demo: boolean): Promise<readonly { readonly details: object; readonly message: string }[]> {
  const lines: { details: object; message: string }[] = [];
  const log = { ...silentLog, info: (details: object, message: string) => void lines.push({ details, message }) };
  await buildMailer({ settings: { mailFrom: 'ICD <no-reply@example.com>', dataDir, demo }, clock, log }).send(mail);
  return lines;
}

test('without SMTP the link, which opens an account, is no business of who reads the log', async () => {
  const [line] = await told(false);
  expect(line?.message).toContain('SMTP_URL');
  expect(Object.keys(line?.details ?? {})).toEqual(['file']);
  rmSync(join(dataDir, 'mail'), { recursive: true });
});

test('without SMTP a letter is a file that only its owner reads, and of a demo the log says the link', async () => {
  const lines = await told(true);
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  expect(name).toMatch(/^2026-11-20T12-00-00\.000Z-\w+\.eml$/);
  const file = join(dataDir, 'mail', name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const content = readFileSync(file, 'utf8');
  expect(content).toMatch(/^To: ana@icd\.com\.br$/m);
  expect(content).toMatch(/^From: ICD <no-reply@example\.com>$/m);
  expect(content).toMatch(/^Subject: Defina a sua senha$/m);
  expect(content).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000$/m);
  expect(decode(content)).toContain(link);
  expect(lines).toEqual([{ details: { file, link }, message: expect.stringContaining('SMTP_URL') }]);
});

test('a name cannot bring markup into the letter', () => {
  expect(mail.html).toContain('Ana &lt;b&gt;&amp; Bia&lt;/b&gt;');
});

test('with SMTP a letter goes to the server of the setting', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      if (isData && text.includes('\r\n.\r\n')) isData = false;
      else if (isData) return;
      else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
        return;
      }
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = buildMailer({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'no-reply@example.com', dataDir, demo: false },
    clock,
    log: silentLog,
  });
  await mailer.send(mail);
  await new Promise((resolve) => server.close(resolve));
  expect(heard.join('')).toContain('RCPT TO:<ana@icd.com.br>');
  expect(decode(heard.join(''))).toContain(link);
});

test('with SMTP that is down the sender is told', async () => {
  const mailer = buildMailer({
    settings: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'no-reply@example.com', dataDir, demo: false },
    clock,
    log: silentLog,
  });
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});
