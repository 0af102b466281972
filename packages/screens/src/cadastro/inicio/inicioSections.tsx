import { writeDay, writeDayTime, writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { InicioCadastro } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import { emptyBase } from '../../app/goodNews.ts';
import type { Overview } from '../../app/ModuleOverview.tsx';
import { type OverviewRow as Entry, pendingRow as pending } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const at = (route: string): string => `/modulos/cadastro/${route}`;
const conferencia = (aba: string): string => at(`sib-xml-conferencia?aba=${aba}`);

const outdated: Entry = {
  label: 'Comparação com a ANS desatualizada',
  note: 'Entraram no cadastro vidas que ela ainda não viu: abra a conferência e recalcule',
  isCaution: true,
  cells: [],
  href: at('sib-xml-conferencia'),
};

const differences = ({ ha, conferencia: file, cadastroMudou, diferencas }: InicioCadastro): Entry[] => {
  const { semCcoNaOperadora, situacao, campos } = diferencas;
  if (file === null)
    return [
      {
        label: 'Diferenças com a ANS',
        note: 'Importe o arquivo de conferência para compará-lo com o cadastro',
        cells: [],
        href: at('sib-xml-conferencia'),
      },
    ];
  return [
    ...(cadastroMudou ? [outdated] : []),
    pending(ha, {
      of: 'vidas',
      label: 'Na ANS e sem CCO na operadora',
      count: semCcoNaOperadora,
      href: conferencia('na-ans-sem-cco'),
    }),
    pending(ha, {
      of: 'vidas',
      label: 'Situação ANS x operadora',
      count: situacao,
      note: 'Ativo de um lado, inativo do outro',
      href: conferencia('situacao'),
    }),
    pending(ha, {
      of: 'vidas',
      label: 'Campos divergentes',
      count: campos,
      note: 'A ANS tem outro nome, CPF, plano ou data',
      href: conferencia('campos'),
    }),
  ];
};

const insurers = ({ ha, congeneres }: InicioCadastro): Entry[] => {
  if (congeneres.length === 0)
    return [
      pending(ha, {
        of: 'movimentacoes',
        label: 'Movimentação de congêneres',
        count: 0,
        href: at('movimentacao-beneficiarios'),
      }),
    ];
  return congeneres.map(({ codigo, nome, quantidade }) =>
    pending(ha, {
      of: 'movimentacoes',
      label: `Movimentação: ${nome}`,
      count: quantidade,
      href: rowsPath(at('movimentacao-beneficiarios'), { congenere: codigo }),
    }),
  );
};

const waiting = (inicio: InicioCadastro): Entry[] => {
  const { ha, semCco, retorno } = inicio;
  const { ativos, inativos } = semCco;
  return [
    pending(ha, {
      of: 'vidas',
      label: 'Ativos sem CCO',
      count: ativos,
      href: conferencia('ativos-sem-cco'),
    }),
    pending(ha, {
      of: 'vidas',
      label: 'Inativos sem CCO',
      count: inativos,
      href: conferencia('inativos-sem-cco'),
    }),
    pending(
      { retornos: retorno !== null },
      {
        of: 'retornos',
        label: 'Rejeitados pela ANS',
        count: inicio.rejeitados,
        isUrgent: true,
        note: 'Com erro no retorno, ainda sem correção',
        href: at('leitura-xml-sib'),
      },
    ),
    ...differences(inicio),
    ...insurers(inicio),
  ];
};

interface Arquivo {
  readonly nome: string;
  readonly em: string;
  readonly por: string;
}

interface Acontecido {
  readonly em: string;
  readonly row: Entry;
}

const file = (arquivo: Arquivo | null, words: string, href: string): Acontecido[] =>
  arquivo === null
    ? []
    : [
        {
          em: arquivo.em,
          row: {
            label: writeDayTime(arquivo.em).replace(' ', '\u00A0'),
            cells: [{ text: words, href }, `${arquivo.nome}, ${arquivo.por}`],
          },
        },
      ];

const situacoes = {
  GERADO: 'aguarda o retorno da ANS',
  PROCESSADO: 'processado pela ANS',
  RECUSADO: 'recusado pela ANS',
  DESCARTADO: 'descartado',
} as const;

/** The last file of each kind, the newest first. */
const files = ({ conferencia: cnx, retorno, envio }: InicioCadastro): Entry[] =>
  [
    ...file(
      envio,
      envio
        ? `Envio à ANS (SBX): ${counted(envio.quantidade, 'movimento', 'movimentos')} de ${writeMonth(envio.competencia)}, ${situacoes[envio.situacao]}`
        : '',
      at('envio-sib'),
    ),
    ...file(
      retorno,
      retorno
        ? `Retorno da ANS (RPX): ${counted(retorno.aceitos, 'aceito', 'aceitos')}, ${counted(retorno.rejeitados, 'rejeitado', 'rejeitados')}`
        : '',
      at('leitura-xml-sib?aba=retornos'),
    ),
    ...file(
      cnx,
      cnx ? `Conferência da ANS (CNX): ${counted(cnx.quantidade, 'beneficiário', 'beneficiários')}` : '',
      conferencia('arquivo'),
    ),
  ]
    .toSorted((a, b) => b.em.localeCompare(a.em))
    .map(({ row }) => row);

type Mes = NonNullable<InicioCadastro['calendario']>[number];

const dias = (count: number): string => counted(count, 'dia', 'dias');

const feito = ({ situacao, geradoEm, retornoEm, atraso, espera }: Mes): string => {
  if (geradoEm === null) return atraso > 0 ? `sem arquivo, atrasado há ${dias(atraso)}` : 'a gerar';
  const gerado = `gerado em ${writeDay(geradoEm)}${atraso > 0 && situacao !== 'RECUSADO' ? `, ${dias(atraso)} depois do prazo` : ''}`;
  if (situacao === 'RECUSADO')
    return `${gerado}, recusado pela ANS${atraso > 0 ? `, atrasado há ${dias(atraso)}` : ''}`;
  if (espera !== null) return `${gerado}, retorno esperado há ${dias(espera)}`;
  return retornoEm === null ? gerado : `${gerado}, retorno em ${writeDay(retornoEm)}`;
};

const isAtrasado = ({ situacao, atraso }: Mes): boolean =>
  atraso > 0 && (situacao === null || situacao === 'RECUSADO');

/** The SIB by month: its last day, its file and its return (SIB-62). */
const meses = ({ calendario = [] }: InicioCadastro): Entry[] =>
  calendario.map((mes) => ({
    label: writeMonth(mes.competencia),
    isCaution: isAtrasado(mes),
    cells: [writeDay(mes.prazo), feito(mes)],
    href: at(`envio-sib?competencia=${writeMonth(mes.competencia, '-')}`),
  }));

const factOf = ({ ha, semCco, rejeitados }: InicioCadastro): string => {
  const sem = semCco.ativos + semCco.inativos;
  const said = [
    ...(sem > 0 ? [`${counted(sem, 'beneficiário', 'beneficiários')} sem CCO`] : []),
    ...(rejeitados > 0 ? [`${counted(rejeitados, 'rejeição', 'rejeições')} da ANS`] : []),
  ];
  return said.length > 0 ? said.join(', ') : (emptyBase(ha, 'vidas') ?? 'Nada espera por você na ANS');
};

const actOf = (inicio: InicioCadastro | undefined): Overview['act'] =>
  inicio !== undefined && inicio.rejeitados > 0
    ? { label: 'Corrigir as rejeições', href: at('leitura-xml-sib') }
    : { label: 'Conferir com a ANS', href: at('sib-xml-conferencia') };

/** Waiting work of the module and the last files of the SIB; skeletons of the same height while loading. */
export const inicioCadastro = (inicio: InicioCadastro | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: actOf(inicio),
  sections: [
    {
      title: 'Pendências',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? waiting(inicio) : [],
      expected: 8,
    },
    {
      title: 'Calendário do SIB',
      label: 'Competência',
      columns: [
        { header: 'Prazo', isText: true },
        { header: 'Arquivo e retorno', isText: true },
      ],
      rows: inicio ? meses(inicio) : [],
      expected: 4,
      emptyText: 'Nenhuma competência ainda',
    },
    {
      title: 'Últimos arquivos do SIB',
      label: 'Quando',
      columns: [
        { header: 'O que aconteceu', isText: true },
        { header: 'Arquivo, quem', isText: true },
      ],
      rows: inicio ? files(inicio) : [],
      expected: 3,
      emptyText: 'Nenhum arquivo ainda',
    },
  ],
});
