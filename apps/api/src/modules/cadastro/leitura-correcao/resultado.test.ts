// @module-tag embedded
import type {
  LinhaRetornoSib,
  RetornoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusedRpxFile, rpxFile } from '../../../imports/fixtures/sib.ts';
import { answer, included, rejected, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

const retornos = async (): Promise<RetornoSib[]> => (await t.get('getRetornosSib')).json();
const linhas = async (id: string | undefined): Promise<LinhaRetornoSib[]> =>
  (await t.get(`getResultadoRetornoSib/${id}`)).json();
const curto = ({ resultado, codigo, movimento, motivo }: LinhaRetornoSib): string =>
  [resultado, codigo?.slice(-3), movimento, motivo].join(' | ');

/** Every number of a return beside the number of its lines. */
const confere = async (retorno: RetornoSib | undefined): Promise<void> => {
  const todas = await linhas(retorno?.id);
  const de = (resultado: LinhaRetornoSib['resultado']): number =>
    todas.filter((linha) => linha.resultado === resultado).length;
  expect(retorno).toMatchObject({
    aceitos: de('Aceito'),
    rejeitados: de('Rejeitado'),
    semResposta: de('Sem resposta'),
    naoGravados: de('CCO não gravado'),
  });
};

test('SIB-60: the result of a return stays, with every movement and its reason', async () => {
  const envio = await t.made();
  await t.send(
    answer(envio, {
      incluidos: [included('401'), included('501', '12')],
      rejeitados: [rejected({ cco: '000000000101' })],
    }),
  );
  const [retorno] = await retornos();
  expect(retorno).toEqual({
    id: expect.any(String),
    arquivo: 'retorno.RPX',
    resultado: 'PROCESSADO',
    envio: envio.nomeArquivo,
    em: '21/11/2026 09:00',
    por: 'Pessoa de Teste',
    aceitos: 4,
    rejeitados: 1,
    semResposta: 1,
    naoGravados: 1,
    ccosGravados: 1,
    motivo: null,
  });
  expect((await linhas(retorno?.id)).map(curto)).toEqual([
    'CCO não gravado | 501 | INCLUSÃO | o CCO não tem 12 dígitos',
    'Rejeitado | 101 | RETIFICAÇÃO | CEP: CEP INEXISTENTE (87013000)',
    'Sem resposta | 402 | INCLUSÃO | não veio com CCO nem com erro; volta à próxima prévia',
    ...['101 | MUDANÇA CONTRATUAL', '201 | CANCELAMENTO', '301 | REATIVAÇÃO', '401 | INCLUSÃO'].map(
      (each) => `Aceito | ${each} | `,
    ),
  ]);
  expect(await t.envios()).toMatchObject([{ retorno: retorno?.id }]);
  await confere(retorno);
});

test('SIB-60: the stored reason of each CCO is told, and whether the bond has one now', async () => {
  await t.send(
    rpxFile({
      nomeArquivo: '99999920260901101500.SBX',
      incluidos: [included('402', '000000000101'), included('101'), included('999')],
    }),
  );
  const [retorno] = await retornos();
  expect(
    (await linhas(retorno?.id)).map(({ codigo, matricula, motivo, ccoHoje }) => [
      codigo?.slice(-3),
      matricula?.slice(-3) ?? null,
      motivo,
      ccoHoje,
    ]),
  ).toEqual([
    ['402', '402', 'o CCO já é de outro beneficiário', null],
    ['101', '101', 'já tem outro CCO', '000000000101'],
    ['999', null, 'não está no cadastro', null],
  ]);
  await t.db
    .updateTable('sib_retorno_incluido')
    .set({ motivo: 'INVALIDO' })
    .where('matricula', '=', '0000000402')
    .execute();
  expect((await linhas(retorno?.id))[0]?.motivo).toBe('o CCO não tem 12 dígitos');
});

test('SIB-60: a return of an unknown sending counts the records that ANS rejected', async () => {
  const reply = await t.send(
    rpxFile({
      nomeArquivo: '99999920260901101500.SBX',
      rejeitados: [
        rejected({ codigoBeneficiario: '502', tipoMovimento: 'INCLUSÃO' }),
        rejected({ codigoBeneficiario: '777', tipoMovimento: 'INCLUSÃO' }),
      ],
    }),
  );
  expect(reply.json().importacao).toMatchObject({ resultado: 'DESCONHECIDO', rejeitados: 0 });
  const [retorno] = await retornos();
  expect(retorno).toMatchObject({ resultado: 'DESCONHECIDO', rejeitados: 2, aceitos: 0 });
  await confere(retorno);
});

test('SIB-60: a whole refusal names the file that it refuses, and keeps the reason', async () => {
  const envio = await t.made();
  const reply = await t.send(refusedRpxFile('HASH INVÁLIDO'), 'resposta.RPX');
  expect(reply.json().importacao).toMatchObject({ envio: envio.nomeArquivo });
  const [retorno] = await retornos();
  expect(retorno).toMatchObject({
    resultado: 'RECUSADO',
    envio: envio.nomeArquivo,
    motivo: 'HASH INVÁLIDO',
    aceitos: 0,
    rejeitados: 0,
  });
  expect(reply.json().importacao.retorno).toBe(retorno?.id);
  expect(await linhas(retorno?.id)).toEqual([]);
});

test('SIB-60: the same return in other bytes has only what is new in it', async () => {
  const envio = await t.made();
  await t.send(answer(envio));
  await t.send(
    answer(envio, {
      incluidos: [included('401'), included('201')],
      rejeitados: [
        rejected({ cco: '000000000101' }),
        rejected({ cco: '000000000201', tipoMovimento: 'CANCELAMENTO' }),
      ],
    }),
  );
  const [novo, primeiro] = await retornos();
  expect(novo).toMatchObject({ resultado: 'REPETIDO', aceitos: 0, rejeitados: 1, naoGravados: 1 });
  expect(primeiro).toMatchObject({ resultado: 'PROCESSADO', aceitos: 4, rejeitados: 2 });
  await confere(novo);
  await confere(primeiro);
});

test('SIB-60: a return that is not there is told', async () => {
  const nenhum = await t.get('getResultadoRetornoSib/9');
  expect([nenhum.statusCode, nenhum.json().error]).toEqual([404, 'Este retorno não existe.']);
});

test('SIB-61: CCOs of a return are taken later by the act of the conference', async () => {
  await t.send(answer(await t.made(), { incluidos: [included('401'), included('402', '000000000101')] }));
  const [retorno] = await retornos();
  await t.db.updateTable('beneficiario').set({ cco: null }).where('matricula', '=', '0000000101').execute();
  const [linha] = await linhas(retorno?.id);
  const { cco, codigo: codbeneficiario } = linha ?? {};
  expect((await t.put('atualizaCodigoAns', [{ cco, codbeneficiario, cpf: null }])).json()).toMatchObject({
    atualizados: 1,
  });
  expect((await linhas(retorno?.id))[0]).toMatchObject({ ccoHoje: '000000000101' });
});
