// A product gets a photo and a provider a contract: chosen, dropped, refused, replaced, seen by others, gone.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { save, told } from './support/forms.ts';

journey('files of records', () => {
  const browser = useBrowser();
  let image: Buffer;
  let product: { readonly id: string; readonly title: string };

  beforeAll(async () => {
    image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2277aa' } })
      .jpeg()
      .toBuffer();
    const [first] = await call<{ id: string; title: string }[]>(
      productUrl,
      '/api/products?status=active&_start=0&_end=1',
    );
    if (first === undefined) throw new Error('The demo has no product');
    product = first;
  });

  test('a photo is uploaded, refused with its reason, kept, shown to others and taken away', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.goto(`/apps/administration/products/${product.id}`);
    const field = page.getByRole('group', { name: 'Foto' });
    const input = field.locator('input[type=file]');
    await field.getByText('JPG, PNG, WEBP, GIF, AVIF · até 10 MB').waitFor();

    // What is refused changes nothing, and says why.
    await input.setInputFiles({
      name: 'grande.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await field.getByText('Arquivo grande demais: no máximo 10 MB').waitFor();
    await input.setInputFiles({
      name: 'contrato.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await field.getByText('Tipo de arquivo não aceito: envie jpg, png, webp, gif, avif').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Salvar', exact: true }).count()).toBe(0);

    // Until it is there the form is not saved without it.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/files/products/photo', async (route) => {
      await held;
      await route.continue();
    });
    await input.setInputFiles({ name: 'Montanha Russa.jpg', mimeType: 'image/jpeg', buffer: image });
    await field.getByText('Enviando Montanha Russa.jpg…').first().waitFor();
    await save(page);
    await page.getByText('O arquivo ainda não está aqui: aguarde o fim do envio ou envie-o de novo').first().waitFor();
    release();
    await field.getByText('Montanha Russa.jpg', { exact: true }).waitFor();
    await save(page);
    await told(page, 'Alterações salvas.');

    await page.reload();
    const small = field.getByRole('img', { name: 'Montanha Russa.jpg' });
    await expect.poll(() => small.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(640);
    await field.getByRole('button', { name: 'Ver Montanha Russa.jpg' }).click();
    const dialog = page.getByRole('dialog', { name: 'Montanha Russa.jpg' });
    const whole = dialog.getByRole('img', { name: 'Montanha Russa.jpg' });
    await expect.poll(() => whole.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(900);
    const taken = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar' }).click();
    const download = await taken;
    expect(download.suggestedFilename()).toBe('Montanha Russa.jpg');
    expect(readFileSync(await download.path()).equals(image)).toBe(true);
    await dialog.getByRole('button', { name: 'Fechar' }).click();

    // By who reads products, in the list where he asks for the column.
    const reader = await visit(browser(), { as: 'quality', width: 390 });
    await reader.page.goto(`/apps/desk/products/${product.id}`);
    await reader.page.getByRole('button', { name: 'Ver Montanha Russa.jpg' }).waitFor();
    expect(await reader.page.locator('input[type=file]').count()).toBe(0);
    expectNoComplaints(reader);

    await field.getByRole('button', { name: 'Remover: Foto' }).click();
    await save(page);
    await told(page, 'Alterações salvas.');
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByText('Montanha Russa.jpg').first().waitFor();
    expectNoComplaints(visitor);
  });

  test('a contract is dropped into the form, and read under its name', async () => {
    const [provider] = await call<{ id: string }[]>(productUrl, '/api/providers?_start=0&_end=1');
    const visitor = await visit(browser(), { as: 'admin', dark: true });
    const { page } = visitor;
    await page.goto(`/apps/administration/providers/${provider?.id ?? ''}`);
    const field = page.getByRole('group', { name: 'Contrato' });
    await field.waitFor();
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'Contrato 2026.pdf', { type: 'application/pdf' }));
      return data;
    });
    const target = field.getByText('Arraste um arquivo para cá ou escolha um');
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    const link = field.getByRole('button', { name: 'Baixar Contrato 2026.pdf' });
    await link.waitFor();
    await save(page);
    await told(page, 'Alterações salvas.');
    const taken = page.waitForEvent('download');
    await link.click();
    expect((await taken).suggestedFilename()).toBe('Contrato 2026.pdf');
    expectNoComplaints(visitor);
  });
});
