// npm run papeis:figuras: draws the first page of every paper and the letter of a bill, light and dark, into docs/images/papeis.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { ServerConfig } from '../apps/api/src/config/config.ts';
import { boleto } from '../apps/api/src/documents/boleto/boleto.fixture.ts';
import { mensagemDaCarta } from '../apps/api/src/mail/carta.ts';
import { cartaDoBoleto } from '../apps/api/src/modules/cobranca/boleto/cartaDoBoleto.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { root } from './sources.ts';

const folder = join(root, 'docs', 'images', 'papeis');

const operadora = {
  operatorName: 'Operadora Inventada',
  operatorPhone: '(45) 3000-0000',
  ansRegistration: '999999',
  mailReplyTo: 'cobranca@example.org',
  cobranca: { beneficiario: boleto().beneficiario },
} as ServerConfig;

const carta = (): string => {
  const told = { documento: boleto(), meses: 'dezembro de 2026', recebido: undefined, aguarda: false };
  return mensagemDaCarta(cartaDoBoleto({ ...told, pdf: new Uint8Array() }, operadora), operadora).html ?? '';
};

const desenhaCartas = async (): Promise<void> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArgs,
  });
  try {
    for (const [nome, colorScheme] of [
      ['claro', 'light'],
      ['escuro', 'dark'],
    ] as const)
      for (const width of [390, 800]) {
        const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
        await page.setContent(carta());
        const path = join(folder, `email-${nome}-${width}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 20, fullPage: true });
        await page.close();
      }
  } finally {
    await browser.close();
  }
};

mkdirSync(folder, { recursive: true });
// A process of its own: the library of barcodes has types in the server's project alone.
const papeis = join(root, 'apps', 'api', 'src', 'documents', 'pdf', 'desenhaPapeis.fixture.ts');
execFileSync(process.execPath, ['--no-warnings', papeis, folder], { stdio: 'inherit' });
await desenhaCartas();
