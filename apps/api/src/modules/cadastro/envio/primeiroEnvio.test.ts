// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { movements, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(async () => {
  await t.begin();
  // The lives were loaded with their CCO; no file of ours told them.
  await t.db.deleteFrom('sib_estado').execute();
});

afterAll(() => t.close());

/** 101 is inactive at ANS; 201 and 301 are as before the month; 999 exists only there. */
const naAns = [
  { cco: '000000000101', situacao: 'INATIVO', dataCancelamento: '2026-07-31' },
  { cco: '000000000201' },
  { cco: '000000000301', situacao: 'INATIVO', dataCancelamento: '2026-08-31' },
  { cco: '000000000999' },
];

const firstFile = [
  '101 REATIVAÇÃO',
  '201 CANCELAMENTO',
  '301 REATIVAÇÃO',
  '401 INCLUSÃO',
  '402 INCLUSÃO',
  '501 INCLUSÃO nomeMae',
  '502 INCLUSÃO codigoBeneficiarioTitular',
];

/** Movements of the file, in the notation of the preview. */
const told = async (envioId: string): Promise<string[]> =>
  (
    await t.db
      .selectFrom('sib_envio_registro')
      .where('envio_id', '=', Number(envioId))
      .select(['matricula', 'tipo'])
      .orderBy('ordem')
      .execute()
  ).map(({ matricula, tipo }) => `${matricula.slice(-3)} ${tipo}`);

const estados = () => t.db.selectFrom('sib_estado').select('matricula').orderBy('matricula').execute();

const bringCcos = async (ccos: Readonly<Record<string, string | null>>): Promise<void> => {
  for (const [matricula, cco] of Object.entries(ccos))
    // oxlint-disable-next-line no-await-in-loop
    await t.db.updateTable('beneficiario').set({ cco }).where('matricula', '=', matricula).execute();
};

describe('the first file of a loaded register', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the file of ANS in force after the load', () => t.confere(naAns)],
    [
      'the file of ANS in force before the load',
      async () => {
        const ccos = {
          '0000000101': '000000000101',
          '0000000201': '000000000201',
          '0000000301': '000000000301',
        };
        await bringCcos(Object.fromEntries(Object.keys(ccos).map((each) => [each, null])));
        await t.confere(naAns);
        await bringCcos(ccos);
      },
    ],
    [
      'the preview seen before the file of ANS came',
      async () => {
        expect(movements(await t.previa())).not.toContain('101 REATIVAÇÃO');
        await t.confere(naAns);
      },
    ],
  ])('says line by line what its preview showed: %s (SIB-48)', async (_, prepare) => {
    await prepare();
    const previa = await t.previa();
    expect(movements(previa)).toEqual(firstFile);
    expect(await estados()).toEqual([]);
    expect(movements(await t.previa())).toEqual(firstFile);
    const made = await t.gera(randomUUID(), '10/2026', previa.leitura);
    expect(made.statusCode).toBe(200);
    expect(await told(made.json().id)).toEqual(firstFile.filter((each) => each.split(' ').length === 2));
    expect(await estados()).toHaveLength(3);
    await t.post('descartaSbx', { id: made.json().id });
    const again = await t.previa();
    expect(movements(again)).toEqual(firstFile);
    expect(again.leitura).toBe(previa.leitura);
  });

  test('counts the register as told where no file of ANS is in force, also for a CCO that came by hand (SIB-27)', async () => {
    await bringCcos({ '0000000401': '000000000401' });
    const previa = await t.previa();
    // ANS knows the dependent's holder by his CCO.
    expect(movements(previa)).toEqual([
      '402 INCLUSÃO',
      '501 INCLUSÃO nomeMae',
      '502 INCLUSÃO codigoBeneficiarioTitular',
    ]);
    const made = await t.gera(randomUUID(), '10/2026', previa.leitura);
    expect(await told(made.json().id)).toEqual(['402 INCLUSÃO']);
  });
});

test('a correction made before the first file is told in it (SIB-27)', async () => {
  await t.confere(naAns);
  const ficha = (await t.post('fichaBeneficiario', { matricula: '0000000201' })).json<{
    versao: string;
    dados: object;
  }>();
  const saved = await t.put('corrigeBeneficiario', {
    matricula: '0000000201',
    versao: ficha.versao,
    dados: { ...ficha.dados, cep: '87013000' },
  });
  expect(saved.statusCode).toBe(200);
  expect(movements(await t.previa())).toContain('201 RETIFICAÇÃO');
});

test('no file is made of another reading than the one that was shown, and none is left behind (SIB-48)', async () => {
  const { leitura } = await t.previa();
  await t.db
    .updateTable('pessoa')
    .set({ nome_mae: 'Olívia Brandão' })
    .where('id', '=', 'p0000000501')
    .execute();
  const pedido = randomUUID();
  const refused = await t.gera(pedido, '10/2026', leitura);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe(
    'O cadastro mudou desde a prévia que estava na tela. Ela foi lida de novo: confira o que segue agora e gere o arquivo outra vez.',
  );
  expect(await t.envios()).toEqual([]);
  const made = await t.gera(pedido, '10/2026', (await t.previa()).leitura);
  expect(made.statusCode).toBe(200);
  expect(await told(made.json().id)).toContain('501 INCLUSÃO');
});

describe('a file without movements', () => {
  beforeEach(async () => {
    await t.db.deleteFrom('beneficiario').execute();
  });

  test('of a register without lives is announced and written as motive 61 (SIB-47)', async () => {
    expect(await t.previa()).toMatchObject({ movimentos: [], motivo: '61', recusa: null });
    const envio = await t.made();
    expect(await t.text(envio)).toContain('<motivoNaoEnvioBeneficiarios>61<');
  });

  test.each<[string, { cco: string }[]]>([
    ['1 vida ativa', [{ cco: '000000000101' }]],
    ['2 vidas ativas', [{ cco: '000000000101' }, { cco: '000000000201' }]],
  ])('is refused as motive 61 while ANS has %s in the file in force (SIB-47)', async (lives, ativos) => {
    await t.confere([
      ...ativos,
      { cco: '000000000301', situacao: 'INATIVO', dataCancelamento: '2026-08-31' },
    ]);
    const recusa = `O cadastro não tem beneficiários ativos, mas a ANS tem ${lives} no arquivo de conferência em vigor, ArqConf.CNX. O arquivo diria que a operadora não tem beneficiários (motivo 61). Carregue o cadastro ou, se todos saíram, importe um arquivo de conferência mais novo.`;
    expect(await t.previa()).toMatchObject({ motivo: '61', recusa });
    const refused = await t.gera();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe(recusa);
    expect(await t.envios()).toEqual([]);
  });

  test('is made as motive 61 when ANS has nobody active either (SIB-47)', async () => {
    await t.confere([{ cco: '000000000301', situacao: 'INATIVO', dataCancelamento: '2026-08-31' }]);
    expect(await t.previa()).toMatchObject({ motivo: '61', recusa: null });
    expect((await t.made()).quantidade).toBe(0);
  });
});
