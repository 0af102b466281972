import { expect, test } from 'vitest';
import { hashDoLote } from '../../imports/tiss/hashDoLote.ts';
import { julgaPeloEsquema } from '../../imports/tiss/esquema.ts';
import { demonstrativoDeTeste } from './demonstrativo.fixture.ts';
import type { Demonstrativo } from './demonstrativo.ts';
import { demonstrativoXml, observacaoDe } from './demonstrativoXml.ts';

const versoes = ['3.02.02', '3.03.03', '3.04.01', '3.05.00', '4.01.00', '4.03.00'];

const write = (given: Partial<Demonstrativo> = {}): string =>
  demonstrativoXml(demonstrativoDeTeste(given)).toString('latin1');

/** Text between two elements, each on its own line and without prefix. */
const linhas = (xml: string, nome: string): string[] =>
  (new RegExp(`<ans:${nome}>(.*)</ans:${nome}>`, 's').exec(xml)?.[1] ?? '')
    .replaceAll('ans:', '')
    .replaceAll('><', '>\n<')
    .split('\n');

test('CTM-56: the answer to a lot of 4.01, element by element', () => {
  expect(linhas(write(), 'relacaoGuias')).toEqual([
    '<numeroGuiaPrestador>P1</numeroGuiaPrestador>',
    '<numeroGuiaOperadora>88000401</numeroGuiaOperadora>',
    '<senha>400101</senha>',
    '<numeroCarteira>0000000001</numeroCarteira>',
    '<dataInicioFat>2026-11-10</dataInicioFat>',
    '<horaInicioFat>07:30:00</horaInicioFat>',
    '<dataFimFat>2026-11-12</dataFimFat>',
    '<horaFimFat>18:00:00</horaFimFat>',
    '<situacaoGuia>3</situacaoGuia>',
    '<detalhesGuia>',
    '<sequencialItem>1</sequencialItem>',
    '<dataRealizacao>2026-11-10</dataRealizacao>',
    '<procedimento>',
    '<codigoTabela>22</codigoTabela>',
    '<codigoProcedimento>40304361</codigoProcedimento>',
    '<descricaoProcedimento>Hemograma</descricaoProcedimento>',
    '</procedimento>',
    '<grauParticipacao>12</grauParticipacao>',
    '<valorInformado>60.00</valorInformado>',
    '<qtdExecutada>1</qtdExecutada>',
    '<valorProcessado>50.00</valorProcessado>',
    '<valorLiberado>50.00</valorLiberado>',
    '<relacaoGlosa>',
    '<valorGlosa>10.00</valorGlosa>',
    '<tipoGlosa>1714</tipoGlosa>',
    '</relacaoGlosa>',
    '</detalhesGuia>',
    '<detalhesGuia>',
    '<sequencialItem>2</sequencialItem>',
    '<dataRealizacao>2026-11-11</dataRealizacao>',
    '<procedimento>',
    '<codigoTabela>19</codigoTabela>',
    '<codigoProcedimento>70000010</codigoProcedimento>',
    '<descricaoProcedimento>Seringa</descricaoProcedimento>',
    '</procedimento>',
    '<valorInformado>100.00</valorInformado>',
    '<qtdExecutada>2.5</qtdExecutada>',
    '<valorProcessado>100.00</valorProcessado>',
    '<valorLiberado>50.00</valorLiberado>',
    '<relacaoGlosa>',
    '<valorGlosa>50.00</valorGlosa>',
    '<tipoGlosa>1705</tipoGlosa>',
    '</relacaoGlosa>',
    '</detalhesGuia>',
    '<valorInformadoGuia>160.00</valorInformadoGuia>',
    '<valorProcessadoGuia>150.00</valorProcessadoGuia>',
    '<valorLiberadoGuia>100.00</valorLiberadoGuia>',
    '<valorGlosaGuia>60.00</valorGlosaGuia>',
  ]);
  expect(linhas(write({ guias: [], guiasDoLote: 0 }), 'demonstrativoAnaliseConta')).toEqual([
    '<cabecalhoDemonstrativo>',
    '<registroANS>999999</registroANS>',
    '<numeroDemonstrativo>431</numeroDemonstrativo>',
    '<nomeOperadora>Operadora Exemplo &amp; Filhos</nomeOperadora>',
    '<numeroCNPJ>11444777000161</numeroCNPJ>',
    '<dataEmissao>2026-11-21</dataEmissao>',
    '</cabecalhoDemonstrativo>',
    '<dadosPrestador>',
    '<dadosContratado>',
    '<codigoPrestadorNaOperadora>200010</codigoPrestadorNaOperadora>',
    '</dadosContratado>',
    '<CNES>2738945</CNES>',
    '</dadosPrestador>',
    '<dadosConta>',
    '<dadosProtocolo>',
    '<numeroLotePrestador>77</numeroLotePrestador>',
    '<numeroProtocolo>431</numeroProtocolo>',
    '<dataProtocolo>2026-11-20</dataProtocolo>',
    '<situacaoProtocolo>3</situacaoProtocolo>',
    '<valorInformadoProtocolo>160.00</valorInformadoProtocolo>',
    '<valorProcessadoProtocolo>150.00</valorProcessadoProtocolo>',
    '<valorLiberadoProtocolo>100.00</valorLiberadoProtocolo>',
    '<valorGlosaProtocolo>60.00</valorGlosaProtocolo>',
    '</dadosProtocolo>',
    '</dadosConta>',
    '<valorInformadoGeral>160.00</valorInformadoGeral>',
    '<valorProcessadoGeral>150.00</valorProcessadoGeral>',
    '<valorLiberadoGeral>100.00</valorLiberadoGeral>',
    '<valorGlosaGeral>60.00</valorGlosaGeral>',
  ]);
});

test('CTM-56: before version 4 beneficiary and provider have their names, before 3.04 items no number', () => {
  const xml = write({ versao: '3.03.03' });
  expect(xml).toContain('<ans:nomeContratado>Clínica das Acácias</ans:nomeContratado>');
  expect(xml).toContain('<ans:nomeBeneficiario>Ávila Inventada</ans:nomeBeneficiario>');
  expect(xml).not.toContain('sequencialItem');
});

test('CTM-56: a provider without CNES is 9999999, and items beyond 9999 are counted', () => {
  const [guia] = demonstrativoDeTeste().guias;
  if (!guia) throw new Error('guia');
  const itens = guia.itens.map((item) => ({ ...item, sequencia: item.sequencia + 10_000 }));
  const xml = write({
    guias: [{ ...guia, itens }],
    prestador: { codigo: '200010', nome: 'Ana', cnes: null },
  });
  expect(xml).toContain('<ans:CNES>9999999</ans:CNES>');
  expect(xml.match(/<ans:sequencialItem>\d+/g)).toEqual(['<ans:sequencialItem>1', '<ans:sequencialItem>2']);
});

test.each([
  ['4.01.00', '1705'],
  ['4.03.00', '3256'],
])('CTM-57: code 3256 of an item is, in %s, %s', (versao, codigo) => {
  const [guia] = demonstrativoDeTeste().guias;
  const [item] = guia?.itens ?? [];
  if (!guia || !item) throw new Error('guia');
  const itens = [{ ...item, glosa: { codigo: '3256', texto: '' } }];
  expect(write({ versao, guias: [{ ...guia, itens }] })).toContain(
    `<ans:tipoGlosa>${codigo}</ans:tipoGlosa>`,
  );
});

test.each(versoes)(
  'the answer in %s has its hash, and is valid by the schema of ANS where TISS_SCHEMAS names its folder',
  async (versao) => {
    const bytes = demonstrativoXml(demonstrativoDeTeste({ versao, guiasDoLote: 2, situacao: '2' }));
    expect(bytes.toString('latin1')).toContain(`<ans:hash>${await hashDoLote(bytes)}</ans:hash>`);
    const veredito = await julgaPeloEsquema(
      bytes,
      versao,
      process.env['TISS_SCHEMAS'] ?? import.meta.dirname,
    );
    expect(veredito).not.toMatchObject({ situacao: 'INVALIDO' });
  },
);

const observacoes = (xml: string) => [...xml.matchAll(/<ans:observacao>([^<]*)</g)].map(([, texto]) => texto);

test('CTM-72: since 4.03 a guide tells the reasons of its denials in words; before, there is no place for them', () => {
  expect(observacoes(write({ versao: '4.03.00' }))).toEqual([
    'Glosa 1714, Valor do serviço superior ao valor de tabela: item 1. Glosa X12, Fora do contrato: item 2.',
  ]);
  expect(observacoes(write({ versao: '4.01.00' }))).toEqual([]);
});

test('CTM-72: what is more than 500 characters is cut at a whole reason, and says how many are left', () => {
  const reason = (at: number) => `Glosa 17${at}, ${'x'.repeat(180)}.`;
  const text = observacaoDe([10, 11, 12, 13].map(reason));
  expect(text).toBe(`${reason(10)} ${reason(11)} E mais 2.`);
  expect(observacaoDe(['y'.repeat(600)])).toBe(`${'y'.repeat(497)}...`);
  expect(observacaoDe(['y'.repeat(600), 'z'])).toMatch(/^y+\.\.\. E mais 1\.$/);
  expect(observacaoDe(['y'.repeat(600), 'z'])).toHaveLength(500);
});

test('CTM-70: a partial analysis has a number of its own, is under review, and says so in 4.03', () => {
  const xml = write({ versao: '4.03.00', guiasDoLote: 3, situacao: '2' });
  expect(xml).toContain('<ans:numeroDemonstrativo>431P1<');
  expect(xml).toContain('<ans:situacaoProtocolo>2<');
  expect(observacoes(xml)).toContain('Parcial: 1 de 3 guias do lote.');
});
