import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { damagedFiles } from '../../imports/fixtures/damaged.ts';
import { rpxFile, rpxText } from '../../imports/fixtures/sib.ts';
import { testServer } from '../../test/harness.ts';
import { multipart } from './fixtures/multipart.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
});

afterAll(() => t.close());

const send = (name: string, bytes: Uint8Array) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/leituraCorrecaoXmlSib',
    ...multipart(name, bytes, token),
  });

const rejeitado = {
  codigoBeneficiario: '0000000512',
  campos: [{ descricao: 'CNS', valor: '7000', erros: [['1301', 'INVÁLIDO']] as [string, string][] }],
};

test.each(['retorno.xml', 'RETORNO.XML', '99999920261105083000.RPX'])(
  '%s is read and answered with what ANS rejected',
  async (name) => {
    const answer = await send(name, rpxFile({ rejeitados: [rejeitado] }));
    expect(answer.json()).toEqual({
      success: true,
      message: 'Leitura feita com sucesso, verifique a tabela abaixo',
      problema: '1 registro rejeitado de 1, 1 erro',
      header: { registroAns: '999999', idItem: '99999920261105083000.SBX' },
      beneficiarios: [
        {
          cco: null,
          codbeneficiario: '0000000512',
          tipoMovimento: 'RETIFICAÇÃO',
          campo: 'CNS',
          valorCampo: '7000',
          codigoErro: '1301',
          mensagemErro: 'INVÁLIDO',
        },
      ],
    });
    expect(await readdir(t.deps.tmpDir)).toEqual([]);
  },
);

test('a file that is not .xml is refused by its name', async () => {
  const answer = await send('retorno.pdf', rpxFile({}));
  expect(answer.json()).toMatchObject({
    success: false,
    error: 'retorno.pdf - Arquivo incorreto, anexe o arquivo de retorno correto',
  });
});

test.each(damagedFiles((frame) => rpxText({ rejeitados: [rejeitado] }, frame)))(
  '$title leaves nothing behind',
  async ({ bytes, told }) => {
    const answer = await send('retorno.xml', bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatch(told);
    expect(await readdir(t.deps.tmpDir)).toEqual([]);
  },
);
