// Sends letters: by SMTP where one is set, else as .eml files in the data folder that any mail program opens.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Log } from '../database/log.ts';
import type { Settings } from '../settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * What the letter is for; it opens an account, so the log says it only of demo data, when the letter becomes a file.
   */
  readonly link?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function buildMailer(parts: {
  readonly settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'demo'>;
  readonly clock: () => Date;
  readonly log: Log;
}): Mailer {
  const { settings, clock, log } = parts;
  return settings.smtpUrl === undefined
    ? buildFileMailer({
        folder: join(settings.dataDir, 'mail'),
        from: settings.mailFrom,
        tellsLinks: settings.demo,
        clock,
        log,
      })
    : buildSmtpMailer(settings.smtpUrl, settings.mailFrom);
}

const smtpMilliseconds = 10_000;

/** Read with the first letter: it is the largest package of the server, and most processes send none. */
const nodemailer = () => import('nodemailer');

function buildSmtpMailer(url: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer();
      const transport = createTransport({
        url,
        connectionTimeout: smtpMilliseconds,
        greetingTimeout: smtpMilliseconds,
        socketTimeout: smtpMilliseconds,
      });
      await transport.sendMail(envelope(mail, from));
    },
  };
}

function buildFileMailer(parts: {
  readonly folder: string;
  readonly from: string;
  readonly tellsLinks: boolean;
  readonly clock: () => Date;
  readonly log: Log;
}): Mailer {
  const { folder, from, tellsLinks, clock, log } = parts;
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const now = clock();
      const { message, messageId } = await transport.sendMail({ ...envelope(mail, from), date: now });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unique = messageId.replace(/[^A-Za-z0-9]/g, '').slice(0, 12);
      const file = join(folder, `${now.toISOString().replaceAll(':', '-')}-${unique}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info(
        { file, ...(tellsLinks && mail.link !== undefined && { link: mail.link }) },
        `No SMTP_URL: the letter "${mail.subject}" is a file`,
      );
    },
  };
}

function envelope({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  // An address object: no address can add a second recipient.
  return { from, to: { name: '', address: to }, subject, text, ...(html !== undefined && { html }) };
}
