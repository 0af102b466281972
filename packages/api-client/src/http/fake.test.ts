import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { beneficiarioCadastrado } from '../cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { fakeRow } from '../report/report.fake.ts';
import { atualizaCodigoAns } from '../cadastro/conferencia/conferencia.contract.ts';
import { leituraCorrecaoXmlSib } from '../cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { importaCampanha } from '../cobranca/campanha/campanha.contract.ts';
import { fake, fakeOffline, Refusal } from './fake.ts';
import { createHttp } from './http.ts';

const server = setupServer();
const getDataCadastroBeneficiario = beneficiarioCadastrado.questions.periodo.endpoint;
const fakeBeneficiario = (index: number, given = {}) => fakeRow(beneficiarioCadastrado, index, given);
const http = createHttp({
  bases: { '/api/v1': 'http://exemplo.test/api/v1', '/api-site/v1': 'http://exemplo.test/api-site/v1' },
});
const periodo = { start: '2026-10-01', end: '2026-10-31' };

describe('fake', () => {
  beforeAll(() => {
    // A stub of another file would be taken back before the first test, and the server's own fetch with it.
    vi.unstubAllGlobals();
    server.listen();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it('gives the same values back that it was given, over the wire and the contract', async () => {
    const row = fakeBeneficiario(6);
    server.use(fake(getDataCadastroBeneficiario, [row]));
    expect(await http.call(getDataCadastroBeneficiario, { params: periodo })).toEqual([row]);
  });

  it('hands over the decoded input', async () => {
    server.use(
      fake(getDataCadastroBeneficiario, ({ params }) => [
        fakeBeneficiario(1, { ativacao: params.start, Cancelam: params.end }),
      ]),
    );
    const [row] = await http.call(getDataCadastroBeneficiario, { params: periodo });
    expect(row).toMatchObject({ ativacao: '2026-10-01', Cancelam: '2026-10-31' });
  });

  it('hands over the file of an upload and the body of a call', async () => {
    const header = { registroAns: '999999', idItem: '1' };
    server.use(
      fake(leituraCorrecaoXmlSib, ({ file }) => ({
        success: true,
        message: file?.name ?? '',
        problema: '',
        header,
        beneficiarios: [],
      })),
      fake(atualizaCodigoAns, ({ body }) => ({ success: true, message: '', atualizados: body.length })),
    );
    const file = new File(['<x/>'], 'retorno.xml');
    expect(await http.call(leituraCorrecaoXmlSib, { query: {} }, { file })).toMatchObject({
      message: 'retorno.xml',
    });
    expect(
      await http.call(atualizaCodigoAns, { body: [{ cco: '1', codbeneficiario: null, cpf: null }] }),
    ).toMatchObject({ atualizados: 1 });
  });

  it('hands over the fields of a form and its file', async () => {
    server.use(
      fake(importaCampanha, ({ body, file }) => ({
        status: body.enviar_push && !body.enviar_sms,
        message: `${body.nome_campanha} ${file?.name ?? ''}`,
      })),
    );
    const body = { nome_campanha: 'Aviso', enviar_push: true, enviar_sms: false };
    const file = new File(['x'], 'campanha.csv');
    expect(await http.call(importaCampanha, { body }, { file })).toMatchObject({
      status: true,
      message: 'Aviso campanha.csv',
    });
  });

  it('refuses as the server does', async () => {
    server.use(
      fake(
        getDataCadastroBeneficiario,
        () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' }),
      ),
    );
    const call = http.call(getDataCadastroBeneficiario, { params: periodo });
    await expect(call).rejects.toMatchObject({
      kind: 'forbidden',
      serverText: 'Você não possui acesso a este módulo!',
    });
  });

  it('breaks the connection', async () => {
    server.use(fakeOffline(getDataCadastroBeneficiario));
    await expect(http.call(getDataCadastroBeneficiario, { params: periodo })).rejects.toMatchObject({
      kind: 'network',
    });
  });
});
