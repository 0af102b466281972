import { avisosPdf } from '../aviso/avisoPdf.ts';
import { boleto, conta } from '../boleto/boleto.fixture.ts';
import { boletoPdf } from '../boleto/boletoPdf.ts';
import { comprovanteCartaoPdf } from '../cartao/comprovanteCartaoPdf.ts';
import { relatorioComissaoPdf } from '../comissao/relatorioComissaoPdf.ts';
import { declaracaoIrPdf } from '../declaracao/declaracaoIrPdf.ts';
import { comprovantePdf } from '../loteTiss/comprovantePdf.ts';
import { demonstrativoDeTeste } from '../loteTiss/demonstrativo.fixture.ts';
import { demonstrativoPdf } from '../loteTiss/demonstrativoPdf.ts';
import { negativaDeTeste, reanaliseDeTeste } from '../negativa/negativa.fixture.ts';
import { negativaPdf } from '../negativa/negativaPdf.ts';
import { reanalisePdf } from '../negativa/reanalisePdf.ts';
import { dossieDeTeste } from '../nip/dossieDaNip.fixture.ts';
import { dossieDaNipPdf } from '../nip/dossieDaNipPdf.ts';
import { saidaDeTeste } from '../saida/saida.fixture.ts';
import { comprovanteDeSaidaPdf, reciboDeSaidaPdf } from '../saida/saidaPdf.ts';
import { codigoDinamico } from '../pix/dinamico.fixture.ts';
import type { Dados } from './casosDosPapeis.fixture.ts';

/** A paper, and its password. */
export interface Papel {
  bytes: Uint8Array;
  senha?: string;
}

const senha = '52998';
const each = <T>(times: number, make: (n: number) => T): T[] =>
  Array.from({ length: times }, (_, n) => make(n));
const centsDe = ({ cents }: Pick<Dados, 'cents'>, n: number): number => cents[n % cents.length] ?? 0;
const somaDe = (dados: Pick<Dados, 'cents' | 'linhas'>): number =>
  each(dados.linhas, (n) => centsDe(dados, n)).reduce((sum, cents) => sum + cents, 0);
const operadora = 'Operadora Inventada de Saúde S.A.';

const parte = ({ nome, logradouro, bairro, cidade, cep }: Dados) => ({
  nome,
  documento: '52998224725',
  logradouro,
  bairro,
  cidade,
  uf: cidade === '' ? '' : 'PR',
  cep,
});

const boletoDe = (dados: Dados, given: Parameters<typeof boleto>[0] = {}) =>
  boleto({
    valorCents: somaDe(dados),
    pagador: parte(dados),
    demonstrativo: each(dados.linhas, (n) => ({
      beneficiario: dados.nome,
      descricao: dados.texto,
      valorCents: centsDe(dados, n),
    })),
    instrucoes: [
      'Após o vencimento: multa de 2,00%.',
      'Após o vencimento: juros de 1,00% ao mês, por dia de atraso.',
      'Não receber após 08/02/2027.',
    ],
    ...given,
  });

const locked = async (bytes: Promise<Uint8Array>): Promise<Papel> => ({ bytes: await bytes, senha });
const open = async (bytes: Promise<Uint8Array>): Promise<Papel> => ({ bytes: await bytes });

/** Every kind of paper, filled with the given data. */
export const papeis: Readonly<Record<string, (dados: Dados) => Promise<Papel>>> = {
  boleto: (dados) => locked(boletoPdf(boletoDe(dados), { senha })),
  'boleto com PIX': (dados) =>
    locked(boletoPdf(boletoDe(dados, { pixDoBanco: codigoDinamico('a1', '435.75') }), { senha })),
  'boleto vencido': (dados) => {
    const { valorCents, demonstrativo } = boletoDe(dados);
    const encargos = { multaCents: 872, jurosCents: 160 };
    const late = boletoDe(dados, {
      conta: { ...conta, conta: '12345678' },
      vencimento: '2026-11-21',
      valorCents: valorCents + 1032,
      plano: { nome: dados.texto.slice(0, 60), registroAns: '999999991' },
      referente: `Mensalidade, Coparticipação e outros valores de outubro de 2026, novembro de 2026 e dezembro de 2026 e outros meses, ${dados.linhas} pessoas`,
      atraso: { vencimentoOriginal: '2026-11-10', ...encargos },
      demonstrativo: [
        ...demonstrativo,
        { beneficiario: '', descricao: 'Multa de 2,00%', valorCents: 872 },
        { beneficiario: '', descricao: 'Juros de 1,00% ao mês por 11 dias', valorCents: 160 },
      ],
      instrucoes: [
        'Vencimento original: 10/11/2026. Valor do documento: R$ 435,75.',
        'Multa de 2,00%: R$ 8,72, já no valor cobrado.',
        `Não receber após 21/11/2026. Depois disso, peça outro boleto. ${dados.texto}`,
      ],
    });
    return locked(boletoPdf(late, { senha }));
  },
  'declaração de Imposto de Renda': (dados) =>
    open(
      declaracaoIrPdf({
        id: '2025000042',
        operadora: {
          nome: operadora,
          cnpj: '12ABC34501DE35',
          registroAns: '999999',
          endereco: [dados.logradouro, dados.bairro].filter(Boolean).join(' - ') || 'Endereço não informado',
          telefone: dados.telefone,
        },
        codigo: 'K7QD-2M9X-4TRA',
        anoBase: 2025,
        codigoContrato: '0000000100',
        geradaEm: '2026-02-20',
        titular: { nome: dados.nome, cpf: dados.cpf },
        pessoas: each(dados.linhas, (n) => ({
          nome: dados.nome,
          relacao: n === 0 ? 'Titular' : 'Filho(a)',
          cpf: dados.cpf,
          mesesCents: each(12, (month) => centsDe(dados, n + month)),
        })),
      }),
    ),
  'aviso de inadimplência': ({ nome, cpf, logradouro, bairro, telefone, texto, linhas, ...dados }) =>
    open(
      avisosPdf([
        {
          matricula: '0000001201',
          emitidoEm: '2026-10-20',
          endereco: [logradouro, bairro].filter(Boolean),
          conteudo: {
            operadora: { nome: operadora, endereco: 'Rua Inventada, 1', registroAns: '999999', telefone },
            pessoas: [
              { nome, cpf },
              { nome: 'Benedito Inventado de Ávila', cpf: '11144477735' },
            ],
            plano: { nome: texto.slice(0, 60), numero: '101', registro: '499999991' },
            mensalidades: each(linhas, (n) => ({
              numero: String(n),
              vencimento: '2026-09-10',
              dias: 40 - (n % 30),
              atualizadoCents: centsDe(dados, n),
            })),
          },
        },
      ]),
    ),
  'relatório de comissão': ({ nome, linhas, ...dados }) =>
    open(
      relatorioComissaoPdf({
        operadora,
        competencia: '2026-10',
        fechadoEm: '2026-11-05',
        pagoEm: null,
        emitidoEm: '2026-11-21',
        emitidoPor: nome,
        vendas: { comissionadas: linhas * 3, estornadas: linhas },
        linhas: each(linhas, (n) => ({
          codigoVendedor: String(600 + n),
          nomeVendedor: nome,
          vendasComissionadas: 3,
          comissaoValor: centsDe(dados, n),
          vendasEstornadas: 1,
          valorEstornado: centsDe(dados, n),
          saldoAnterior: -centsDe(dados, n),
          pago: centsDe(dados, n),
          aTransportar: -centsDe(dados, n),
        })),
      }),
    ),
  'comprovante de cartão': ({ nome, texto, ...dados }) =>
    locked(
      comprovanteCartaoPdf(
        {
          numero: '12',
          operadora: { nome: operadora, documento: '12ABC34501DE35' },
          vendidaEm: '2026-11-21',
          nome,
          matricula: '0000001201',
          autorizacao: '400037',
          bandeira: 'Visa',
          emitente: nome,
          como: 'crédito em 3X de R$ 137,82',
          faturas: each(dados.linhas, (n) => ({
            numero: String(1_201 + n).padStart(10, '0'),
            descricao: texto,
            vencimento: '2026-11-10',
            valorCents: centsDe(dados, n),
          })),
          descontoCents: 10,
          totalCents: somaDe(dados) - 10,
          por: nome,
        },
        { senha },
      ),
    ),
  'comprovante de lote TISS': ({ nome, texto, linhas, ...dados }) =>
    open(
      comprovantePdf({
        operadora,
        registroAns: '999999',
        protocolo: '431',
        message: `Lote recebido. ${texto}`,
        prestador: nome,
        numeroLote: '77',
        nomeArquivo: `${texto}.xml`,
        versao: '4.01.00',
        momento: '2026-11-21T09:00:00',
        usuario: nome,
        guias: { total: 200, aceitas: 100, pendentes: 3 },
        valorAceitoCents: centsDe(dados, 1),
        valorRejeitadoCents: centsDe(dados, 2),
        rejeitadas: each(linhas, (n) => ({ guia: `G${n}`, motivo: texto })),
      }),
    ),
  'negativa por escrito': (dados) => open(negativaPdf(negativaDeTeste(dados))),
  'resposta da reanálise': (dados) => open(reanalisePdf(reanaliseDeTeste(dados))),
  'dossiê de NIP': (dados) => open(dossieDaNipPdf(dossieDeTeste(dados))),
  'recibo de saída': (dados) => open(reciboDeSaidaPdf(saidaDeTeste(dados))),
  'comprovante de saída': (dados) =>
    open(
      comprovanteDeSaidaPdf(saidaDeTeste(dados), {
        emAberto: each(dados.linhas, (n) => ({
          numero: String(1_201 + n).padStart(10, '0'),
          vencimento: '2026-12-10',
          saldoCents: centsDe(dados, n),
        })),
        devolverCents: 1_234,
        naoDevidoCents: 567,
      }),
    ),
  demonstrativo: ({ nome, texto, linhas, ...dados }) => {
    const one = demonstrativoDeTeste();
    const itensDe = (itens: (typeof one.guias)[number]['itens']) =>
      each(linhas, () => itens)
        .flat()
        .slice(0, linhas);
    const valoresDe = (n: number) => ({
      informado: centsDe(dados, n),
      processado: centsDe(dados, n + 1),
      liberado: centsDe(dados, n + 2),
      glosa: centsDe(dados, n + 3),
    });
    return open(
      demonstrativoPdf({
        ...one,
        prestador: { ...one.prestador, nome },
        guias: one.guias.map((guia) => ({
          ...guia,
          beneficiario: nome,
          itens: itensDe(guia.itens).map((item, n) => ({
            ...item,
            sequencia: n + 1,
            descricao: texto,
            valores: valoresDe(n),
            glosa: n % 2 === 0 ? { codigo: '1714', texto } : null,
          })),
        })),
      }),
    );
  },
};
