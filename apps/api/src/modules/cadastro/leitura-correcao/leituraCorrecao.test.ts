// @module-tag embedded
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { damagedFiles } from '../../../imports/fixtures/damaged.ts';
import { rpxFile, rpxText } from '../../../imports/fixtures/sib.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';

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
  '%s is imported and answered with what ANS rejected',
  async (name) => {
    // Each name needs other bytes, because equal bytes are a repeated file.
    const bytes = Buffer.concat([rpxFile({ rejeitados: [rejeitado] }), Buffer.from(`<!-- ${name} -->`)]);
    const answer = await send(name, bytes);
    expect(answer.json()).toEqual({
      success: true,
      message: expect.stringContaining('o envio 99999920261105083000.SBX não foi gerado aqui'),
      naoGravados: [],
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
          matricula: null,
          nome: null,
        },
      ],
      importacao: {
        retorno: expect.any(String),
        envio: '99999920261105083000.SBX',
        isRepetida: false,
        resultado: 'DESCONHECIDO',
        por: 'Pessoa de Teste',
        em: '21/11/2026 09:00',
        ccosGravados: 0,
        aceitos: 0,
        rejeitados: 0,
      },
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
    const answer = await send('danificado.xml', bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatch(told);
    expect(
      await t.db
        .selectFrom('sib_retorno')
        .select('id')
        .where('nome_arquivo', '=', 'danificado.xml')
        .execute(),
    ).toEqual([]);
    expect(await readdir(t.deps.tmpDir)).toEqual([]);
  },
);

const samples = new URL('../../../imports/fixtures/sib/', import.meta.url);

test('whole files, processed and refused, are imported', async () => {
  const name = 'sint_99999920261020101500.RPX';
  const processed = (await send(name, readFileSync(new URL(name, samples)))).json();
  expect(processed.beneficiarios).toHaveLength(5);
  expect(processed.header.idItem).toBe('99999920261020101500.SBX');
  expect(processed.message).toContain('2 CCO não foram gravados: 0001000010 (não está no cadastro)');
  expect(processed.naoGravados).toHaveLength(2);
  expect(processed.naoGravados[0]).toMatchObject({
    codbeneficiario: '0001000010',
    matricula: null,
    motivo: 'não está no cadastro',
  });
  // The second reading gives the same answer.
  const again = (await send(name, readFileSync(new URL(name, samples)))).json();
  expect(again.importacao.isRepetida).toBe(true);
  expect(again.naoGravados).toEqual(processed.naoGravados);
  const refused = 'sint_rejeitado_99999920261021090000.RPX';
  expect((await send(refused, readFileSync(new URL(refused, samples)))).json()).toMatchObject({
    header: { idItem: '99999920261021090000.SBX' },
    message: 'A ANS recusou um arquivo inteiro que não foi gerado aqui; nada mudou no cadastro.',
  });
});
