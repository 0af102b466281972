import type { SourceFile, Violation } from './walls.types.ts';

const SOMA =
  /\bsum\s*\(\s*(?:coalesce\s*\(\s*)?(?:\w+\.)?(?:valor_pago_cents|recebido_em_parte_cents|principal_cents|encargos_cents|credito_cents|valor_cents\s*-\s*(?:\w+\.)?credito_cents)/;
// A file of the bank adds up its own lines.
const HOMES = /^apps\/api\/src\/(?:modules\/conta|modules\/financeiro\/retorno|db|demo|test)\//;
const isTest = (path: string): boolean => /\.(?:test|fixture)\.ts$/.test(path);

/** Wall 14: nothing but the account (modules/conta) adds up what was paid (CTA-2). */
export const checkConta = ({ path, text }: SourceFile): Violation[] =>
  !path.startsWith('apps/api/src/') || HOMES.test(path) || isTest(path)
    ? []
    : text.split('\n').flatMap((content, index) =>
        SOMA.test(content)
          ? [
              {
                file: path,
                line: index + 1,
                wall: 'conta',
                message: 'adds up what was paid: take a reading of modules/conta (CTA-2)',
              },
            ]
          : [],
      );
