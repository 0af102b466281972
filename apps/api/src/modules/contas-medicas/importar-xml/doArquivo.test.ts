// @module-tag embedded
import type { GuiaComItens } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoteDoPrestador } from '../../../demo/tiss/lote.ts';
import { comHash, loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';
import { writeRede } from './fixtures/rede.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
  token = await t.tokenFor({ login: 'contas', nome: 'Carla Contas', modules: ['contas-medicas'] });
});
beforeEach(() => sql`truncate lote_xml, lote_xml_estagio, lote_xml_tentativa, guia cascade`.execute(t.db));
afterAll(() => t.close());

const importa = async (xml: string): Promise<ResultadoXml> => {
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/prestador/importaXml/importar/rigoroso',
    ...multipart('lote.xml', Buffer.from(comHash(xml), 'latin1'), token, 'arqXml'),
  });
  return answer.json();
};

/** The one guide of a changed lot, as its page reads it. */
const guiaDe = async (
  especie: LoteDoPrestador['especie'],
  change: (xml: string) => string = (xml) => xml,
): Promise<GuiaComItens> => {
  const { status, errors } = await importa(change(loteXml(loteDeTeste(especie))));
  expect([status, errors.filter(({ nivel }) => nivel !== 'AVISO')]).toEqual(['OK', []]);
  const { numero } = await t.db.selectFrom('guia').select('numero').executeTakeFirstOrThrow();
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/getGuiaImportada',
    headers: { authorization: token },
    payload: { numGuia: numero },
  });
  return answer.json();
};

const paula = {
  nome: 'PAULA EXEMPLO',
  conselho: '06',
  numeroConselho: '123456',
  uf: 'SC',
  cbo: '225125',
};

test('CTM-84: a surgery keeps way, technique, end, team, reason of its end, remark and sums of the file', async () => {
  const { guia, itens } = await guiaDe('internacao', (xml) =>
    xml
      .replace(
        '</ans:dataExecucao><ans:procedimento>',
        '</ans:dataExecucao><ans:horaInicial>08:10:00</ans:horaInicial><ans:horaFinal>24:00:00</ans:horaFinal><ans:procedimento>',
      )
      .replace(
        '<ans:reducaoAcrescimo>',
        '<ans:viaAcesso>2</ans:viaAcesso><ans:tecnicaUtilizada>2</ans:tecnicaUtilizada><ans:reducaoAcrescimo>',
      )
      .replace(
        /<ans:identEquipe>.*?<\/ans:identEquipe>/,
        (first) =>
          first.replace(/(grauPart>)\d+/, '$100') +
          first.replace(/(grauPart>)\d+/, '$101').replace('PAULA EXEMPLO', 'RUI EXEMPLO'),
      )
      .replace(/<\/ans:outrasDespesas>/, '$&<ans:observacao> Segunda cirurgia &amp; dreno </ans:observacao>'),
  );
  expect(guia).toMatchObject({
    dtNascimentoBenef: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    sexoBenef: expect.stringMatching(/^[FM]$/),
    doArquivo: {
      motivoEncerramento: '12',
      observacao: 'Segunda cirurgia & dreno',
      totais: { procedimentos: '1500,00', diarias: '800,00', geral: '2300,00' },
    },
  });
  expect(itens).toMatchObject([
    {
      hrInicial: '08:10',
      descProc: 'HEMOGRAMA COM CONTAGEM DE PLAQUETAS',
      descProcOperadora: 'PROCEDIMENTO 31005497',
      doArquivo: {
        horaFinal: '23:59',
        via: '2',
        tecnica: '2',
        equipe: [
          { ...paula, grau: '00', participacao: 'Cirurgião' },
          { ...paula, grau: '01', participacao: 'Primeiro auxiliar', nome: 'RUI EXEMPLO' },
        ],
      },
    },
    { doArquivo: { despesa: '05' } },
  ]);
});

test('CTM-84: a material keeps maker and ANVISA, and an exam the reason for which it was asked', async () => {
  const { guia, itens } = await guiaDe('sadt', (xml) =>
    xml
      .replace(
        /(GAZE ESTÉRIL<\/ans:descricaoProcedimento>)/,
        '$1<ans:registroANVISA>80102511234</ans:registroANVISA><ans:codigoRefFabricante>AB-77</ans:codigoRefFabricante><ans:autorizacaoFuncionamento> </ans:autorizacaoFuncionamento>',
      )
      .replace(
        '</ans:caraterAtendimento>',
        '</ans:caraterAtendimento><ans:indicacaoClinica>Anemia</ans:indicacaoClinica>',
      ),
  );
  expect(guia.doArquivo).toMatchObject({ indicacaoClinica: 'Anemia' });
  expect(itens[1]?.doArquivo).toEqual({ despesa: '03', anvisa: '80102511234', referencia: 'AB-77' });
});

test('CTM-84: a dental item keeps its tooth, face and dentist', async () => {
  const { itens } = await guiaDe('odonto', (xml) =>
    xml.replace(
      '</ans:procSolic>',
      '</ans:procSolic><ans:denteRegiao><ans:codDente>26</ans:codDente></ans:denteRegiao><ans:denteFace>OM</ans:denteFace>',
    ),
  );
  expect(itens[0]?.doArquivo).toEqual({
    dente: '26',
    face: 'OM',
    equipe: [{ conselho: '08', numeroConselho: '4321', uf: 'SC', cbo: '223208' }],
  });
});

test('CTM-84: a guide whose file says nothing more keeps nothing more', async () => {
  const { guia, itens } = await guiaDe('consulta');
  expect(guia.doArquivo).toBeNull();
  expect(itens[0]?.doArquivo).toEqual({ equipe: [paula] });
});

test('TIS-69: a procedure that the provider charged before for that person and day is told, not refused', async () => {
  const lote = (numero: string, ordem: number) =>
    loteXml(loteDeTeste('sadt', { numero, guias: [{ ...guiaDeTeste('sadt'), numero: `G0000${ordem}` }] }));
  expect((await importa(lote('1', 1))).errors).toEqual([]);
  const { status, errors } = await importa(lote('2', 2));
  expect([status, errors]).toMatchObject([
    'OK',
    [
      {
        nivel: 'AVISO',
        codigo: '1702',
        guia: 'G00002',
        item: 1,
        message: 'O procedimento 40304361 de 22/09/2026 repete o item 1 da guia G00001, da mesma pessoa.',
      },
    ],
  ]);
  await sql`update guia set status = 3`.execute(t.db);
  expect((await importa(lote('3', 3))).errors).toEqual([]);
});

test('TIS-69: an earlier guide of the same file counts when it goes in', async () => {
  const guias = [1, 2, 3].map((ordem) => ({ ...guiaDeTeste('sadt'), numero: `G0000${ordem}` }));
  const semCarteira = guias.map((guia, at) => (at === 0 ? { ...guia, carteira: '9999' } : guia));
  const { errors } = await importa(loteXml(loteDeTeste('sadt', { guias: semCarteira })));
  expect(errors.map(({ codigo, guia }) => [codigo, guia])).toEqual([
    ['1001', 'G00001'],
    ['1702', 'G00003'],
  ]);
});
