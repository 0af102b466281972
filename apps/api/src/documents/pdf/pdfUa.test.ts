import { describe, expect, it } from 'vitest';
import { boleto } from '../boleto/boleto.fixture.ts';
import { boletoPdf } from '../boleto/boletoPdf.ts';
import { newCartas } from '../boleto/cartasPdf.ts';
import { comprovanteCartaoPdf } from '../cartao/comprovanteCartaoPdf.ts';
import { relatorioComissaoPdf } from '../comissao/relatorioComissaoPdf.ts';
import { declaracaoIrPdf } from '../declaracao/declaracaoIrPdf.ts';
import { comprovantePdf } from '../loteTiss/comprovantePdf.ts';
import { demonstrativoDeTeste } from '../loteTiss/demonstrativo.fixture.ts';
import { demonstrativoPdf } from '../loteTiss/demonstrativoPdf.ts';
import { negativaDeTeste, reanaliseDeTeste } from '../negativa/negativa.fixture.ts';
import { negativaPdf } from '../negativa/negativaPdf.ts';
import { reanalisePdf } from '../negativa/reanalisePdf.ts';
import { quitacaoDeTeste } from '../quitacao/quitacao.fixture.ts';
import { quitacaoPdf } from '../quitacao/quitacaoPdf.ts';
import { casos } from './casosDosPapeis.fixture.ts';
import type { Forma } from './folha.ts';
import { codigoDinamico } from '../pix/dinamico.fixture.ts';
import { faultsOf, openPdf, type OpenPdf } from './pdfUa.fixture.ts';

const senha = '52998';
const many = <T>(times: number, make: (n: number) => T): T[] =>
  Array.from({ length: times }, (_, n) => make(n));

const declaracao = (forma: Forma = {}) =>
  declaracaoIrPdf(
    {
      id: '2025000042',
      operadora: {
        nome: 'Operadora Inventada & Filhos',
        cnpj: '12ABC34501DE35',
        registroAns: '999999',
        endereco: 'Rua Inventada, 1',
        telefone: '',
      },
      codigo: 'K7QD-2M9X-4TRA',
      anoBase: 2025,
      codigoContrato: '0000000100',
      geradaEm: '2026-02-20',
      titular: { nome: 'Conceição Inventada de Ávila', cpf: senha },
      pessoas: many(9, (n) => ({
        nome: `Pessoa ${n}`,
        relacao: 'Filho(a)',
        cpf: null,
        mesesCents: many(12, (month) => (month === 3 ? -60_000 : 100 * n)),
      })),
    },
    forma,
  );

const demonstrativo = () => {
  const one = demonstrativoDeTeste();
  return demonstrativoPdf({
    ...one,
    guias: one.guias.flatMap((guia) => [
      guia,
      { ...guia, itens: many(40, (n) => ({ ...guia.itens[n % 2]!, sequencia: n + 1 })) },
    ]),
  });
};

/** Letters of one and of two pages, with an empty back between them. */
const cartas = async (): Promise<Uint8Array> => {
  const { escreve, prontos, fim } = newCartas({
    title: 'Boletos para o correio',
    criadoEm: '2026-11-21',
    autor: 'Operadora Exemplo',
    isFrenteVerso: true,
  });
  const pieces = many(3, (n) => {
    escreve(
      boleto({
        demonstrativo: many(n === 1 ? 40 : 2, (at) => ({
          beneficiario: `Pessoa ${at}`,
          descricao: 'Mensalidade',
          valorCents: at,
        })),
      }),
    );
    return prontos() ?? new Uint8Array();
  });
  return Buffer.concat([...pieces, await fim()]);
};

const comprido = () =>
  boleto({
    demonstrativo: many(90, (n) => ({
      beneficiario: `Pessoa ${n}`,
      descricao: 'Mensalidade',
      valorCents: n,
    })),
    instrucoes: many(12, (n) => `Instrução ${n} ${'palavra '.repeat(20)}`),
    pixDoBanco: codigoDinamico('a1'),
  });

const papers: Readonly<Record<string, () => Promise<OpenPdf>>> = {
  'a boleto': async () => openPdf(await boletoPdf(boleto(), { senha }), senha),
  'a boleto of three pages': async () => openPdf(await boletoPdf(comprido(), { senha }), senha),
  'a boleto in large print': async () =>
    openPdf(await boletoPdf(comprido(), { senha, letraGrande: true }), senha),
  'a file of letters': async () => openPdf(await cartas()),
  'a declaration': async () => openPdf(await declaracao()),
  'a locked declaration': async () => openPdf(await declaracao({ senha }), senha),
  'a declaration in large print': async () => openPdf(await declaracao({ senha, letraGrande: true }), senha),
  'an annual discharge': async () => openPdf(await quitacaoPdf(quitacaoDeTeste(40))),
  'a locked annual discharge': async () => openPdf(await quitacaoPdf(quitacaoDeTeste(12), { senha }), senha),
  'an annual discharge in large print': async () =>
    openPdf(await quitacaoPdf(quitacaoDeTeste(12), { senha, letraGrande: true }), senha),
  'a written denial': async () => openPdf(await negativaPdf(negativaDeTeste(casos['longos']!))),
  'a written denial in large print': async () =>
    openPdf(await negativaPdf(negativaDeTeste(casos['usual']!), { letraGrande: true })),
  'an answer to a reanalysis': async () => openPdf(await reanalisePdf(reanaliseDeTeste(casos['longos']!))),
  'an answer to a reanalysis in large print': async () =>
    openPdf(await reanalisePdf(reanaliseDeTeste(casos['usual']!), { letraGrande: true })),
  'a commission report': async () =>
    openPdf(
      await relatorioComissaoPdf({
        operadora: 'Operadora Exemplo',
        competencia: '2026-10',
        fechadoEm: '2026-11-05',
        pagoEm: null,
        emitidoEm: '2026-11-21',
        emitidoPor: 'Otávio Magalhães Freitas',
        vendas: { comissionadas: 180, estornadas: 60 },
        linhas: many(60, (n) => ({
          codigoVendedor: String(600 + n),
          nomeVendedor: `Maria da Conceição Aparecida de Albuquerque ${n}`,
          vendasComissionadas: 3,
          comissaoValor: 123_456,
          vendasEstornadas: 1,
          valorEstornado: 6000,
          saldoAnterior: -1000,
          pago: 116_456,
          aTransportar: 0,
        })),
      }),
    ),
  'a receipt of a card sale': async () =>
    openPdf(
      await comprovanteCartaoPdf(
        {
          numero: '12',
          operadora: { nome: 'Operadora Exemplo', documento: '12ABC34501DE35' },
          vendidaEm: '2026-11-21',
          nome: 'Conceição',
          matricula: '0000001201',
          autorizacao: '400037',
          bandeira: 'Visa',
          emitente: 'Ana',
          como: 'débito',
          faturas: [
            { numero: '0000001201', descricao: 'Mensalidade', vencimento: '2026-11-10', valorCents: 100 },
          ],
          descontoCents: 10,
          totalCents: 90,
          por: null,
        },
        { senha },
      ),
      senha,
    ),
  'a receipt of a lot': async () =>
    openPdf(
      await comprovantePdf({
        operadora: 'Operadora Exemplo',
        registroAns: '999999',
        protocolo: '431',
        message: 'Lote recebido',
        prestador: 'Clínica',
        numeroLote: '77',
        nomeArquivo: 'lote.xml',
        versao: '4.01.00',
        momento: '2026-11-21T09:00:00',
        usuario: 'Ana',
        guias: { total: 200, aceitas: 100, pendentes: 3 },
        valorAceitoCents: 100,
        valorRejeitadoCents: 50,
        rejeitadas: many(100, (n) => ({ guia: `G${n}`, motivo: `Motivo ${n} ${'comprido '.repeat(12)}` })),
      }),
    ),
  'a demonstrativo': async () => openPdf(await demonstrativo()),
};

describe('every kind of paper', () => {
  it.each(Object.keys(papers))('%s has no fault that a machine can find', async (kind) => {
    expect(faultsOf((await papers[kind]?.()) as OpenPdf)).toEqual([]);
  });
});

describe('a planted fault is found', async () => {
  const [whole, report] = await Promise.all([boletoPdf(boleto(), { senha }), demonstrativo()]);
  type Entry = Record<string, unknown>;
  const all = (pdf: OpenPdf): [string, Entry][] => [...pdf.objects] as unknown as [string, Entry][];
  const catalog = (pdf: OpenPdf): Entry => pdf.objects.get(String(pdf.trailer['/Root'])) as Entry;
  const of = (pdf: OpenPdf, key: string, value: string): Entry =>
    all(pdf).find(([, each]) => each?.[key] === value)?.[1] ?? {};
  const inXmp = (pdf: OpenPdf, from: RegExp, to = ''): void => {
    const ref = String(catalog(pdf)['/Metadata']);
    pdf.streams.set(ref, (pdf.streams.get(ref) ?? '').replace(from, to));
  };
  const inPage = (pdf: OpenPdf, change: (content: string) => string): void => {
    const ref = String(of(pdf, '/Type', '/Page')['/Contents']);
    pdf.streams.set(ref, change(pdf.streams.get(ref) ?? ''));
  };
  const within = (pdf: OpenPdf, key: string): Entry => pdf.objects.get(String(catalog(pdf)[key])) as Entry;

  it.each<[string, (pdf: OpenPdf) => unknown]>([
    ['01-000', (pdf) => (within(pdf, '/MarkInfo')['/Marked'] = false)],
    ['01-003', (pdf) => inPage(pdf, (text) => text.replace(/(\/P <<[^>]*>> BDC)/, '$1\n/Artifact BMC\nEMC'))],
    ['01-004', (pdf) => inPage(pdf, (text) => `/Artifact BMC\n${text}\nEMC`)],
    ['01-005', (pdf) => inPage(pdf, (text) => `${text}\n0 0 m 1 1 l S`)],
    ['01-006', (pdf) => inPage(pdf, (text) => `${text}\n/P <</MCID 999>> BDC\nEMC`)],
    ['01-007', (pdf) => (within(pdf, '/MarkInfo')['/Suspects'] = true)],
    ['01-008', (pdf) => ((of(pdf, '/Type', '/StructTreeRoot')['/ParentTree'] as Entry)['/Nums'] = [])],
    ['02-001', (pdf) => (of(pdf, '/S', '/P')['/S'] = '/Trecho')],
    ['06-001', (pdf) => delete catalog(pdf)['/Metadata']],
    ['06-002', (pdf) => inXmp(pdf, /pdfuaid:part/g, 'x')],
    ['06-003', (pdf) => inXmp(pdf, /<dc:title>/)],
    ['06-004', (pdf) => inXmp(pdf, /<dc:language>/)],
    ['07-001', (pdf) => delete catalog(pdf)['/ViewerPreferences']],
    ['09-001', (pdf) => (of(pdf, '/S', '/Document')['/K'] as unknown[]).reverse()],
    ['09-004', (pdf) => (of(pdf, '/S', '/TR')['/S'] = '/P')],
    ['10-001', (pdf) => delete of(pdf, '/Subtype', '/Type0')['/ToUnicode']],
    ['11-006', (pdf) => delete catalog(pdf)['/Lang']],
    ['13-004', (pdf) => delete of(pdf, '/S', '/Figure')['/Alt']],
    ['14-002', (pdf) => (of(pdf, '/S', '/H1')['/S'] = '/H2')],
    ['15-003', (pdf) => delete of(pdf, '/S', '/TH')['/A']],
    ['15-004', (pdf) => (of(pdf, '/S', '/TR')['/K'] as unknown[]).pop()],
    ['15-005', (pdf) => (of(pdf, '/S', '/TH')['/S'] = '/TD')],
    ['25-001', (pdf) => (catalog(pdf)['/AcroForm'] = {})],
    ['26-002', (pdf) => (pdf.lock = { accessibility: false })],
    ['28-008', (pdf) => delete of(pdf, '/Type', '/Page')['/Tabs']],
    ['31-009', (pdf) => delete of(pdf, '/Type', '/FontDescriptor')['/FontFile2']],
    ['31-016', (pdf) => delete of(pdf, '/Subtype', '/CIDFontType2')['/CIDToGIDMap']],
  ])('%s, of a boleto', (point, plant) => {
    const pdf = openPdf(whole, senha);
    plant(pdf);
    expect(faultsOf(pdf).map((fault) => fault.split(' ')[0])).toContain(point);
  });

  it.each<[string, (pdf: OpenPdf) => unknown]>([
    ['14-003', (pdf) => (of(pdf, '/S', '/H2')['/S'] = '/H3')],
    ['A-6.2.3', (pdf) => delete catalog(pdf)['/OutputIntents']],
    ['A-6.6.4', (pdf) => inXmp(pdf, /pdfaid:conformance>A/g, 'pdfaid:conformance>B')],
  ])('%s, of a demonstrativo', (point, plant) => {
    const pdf = openPdf(report);
    plant(pdf);
    expect(faultsOf(pdf).map((fault) => fault.split(' ')[0])).toContain(point);
  });
});
