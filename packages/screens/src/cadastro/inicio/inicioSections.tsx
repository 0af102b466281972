import { writeDayTime, writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { InicioCadastro } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { type OverviewEntry as Entry, pendingEntry as pending } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

const at = (route: string): string => `/modulos/cadastro/${route}`;
const conferencia = (aba: string): string => at(`sib-xml-conferencia?aba=${aba}`);

const outdated: Entry = {
  title: 'Comparação com a ANS desatualizada',
  detail: 'Entraram no cadastro vidas que ela ainda não viu: abra a conferência e recalcule',
  isCaution: true,
  icon: <Icon name="refresh" />,
  href: at('sib-xml-conferencia'),
};

const differences = ({ ha, conferencia: file, cadastroMudou, diferencas }: InicioCadastro): Entry[] => {
  const { semCcoNaOperadora, situacao, campos } = diferencas;
  if (file === null)
    return [
      {
        title: 'Diferenças com a ANS',
        detail: 'Importe o arquivo de conferência para compará-lo com o cadastro',
        icon: <Icon name="upload" />,
        href: at('sib-xml-conferencia'),
      },
    ];
  return [
    ...(cadastroMudou ? [outdated] : []),
    pending(ha, {
      of: 'vidas',
      title: 'Na ANS e sem CCO na operadora',
      count: semCcoNaOperadora,
      detail: 'A ANS deu o CCO e a operadora não o tem',
      href: conferencia('na-ans-sem-cco'),
    }),
    pending(ha, {
      of: 'vidas',
      title: 'Situação ANS x operadora',
      count: situacao,
      detail: 'Ativo de um lado, inativo do outro',
      href: conferencia('situacao'),
    }),
    pending(ha, {
      of: 'vidas',
      title: 'Campos divergentes',
      count: campos,
      detail: 'A ANS tem outro nome, CPF, plano ou data',
      href: conferencia('campos'),
    }),
  ];
};

const insurers = ({ ha, congeneres }: InicioCadastro): Entry[] => {
  if (congeneres.length === 0)
    return [pending(ha, { of: 'movimentacoes', title: 'Movimentação de congêneres', count: 0, detail: '' })];
  return congeneres.map(({ codigo, nome, quantidade }) =>
    pending(ha, {
      of: 'movimentacoes',
      title: `Movimentação: ${nome}`,
      count: quantidade,
      detail: 'Por exportar à congênere',
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
      title: 'Ativos sem CCO',
      count: ativos,
      detail: 'Beneficiários ativos que a ANS deve conhecer',
      href: conferencia('ativos-sem-cco'),
    }),
    pending(ha, {
      of: 'vidas',
      title: 'Inativos sem CCO',
      count: inativos,
      detail: 'Beneficiários cancelados que a ANS deve conhecer',
      href: conferencia('inativos-sem-cco'),
    }),
    pending(
      { retornos: retorno !== null },
      {
        of: 'retornos',
        title: 'Rejeitados pela ANS',
        count: inicio.rejeitados,
        detail: 'Com erro no retorno, ainda sem correção',
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

const file = (
  title: string,
  arquivo: Arquivo | null,
  rest: { readonly counts: string; readonly icon: ReactNode; readonly href: string },
): Entry => ({
  title,
  detail: arquivo ? rest.counts : 'Nenhum arquivo ainda',
  note: arquivo && `${arquivo.nome}, ${writeDayTime(arquivo.em)}, ${arquivo.por}`,
  icon: rest.icon,
  href: rest.href,
});

const situacoes = {
  GERADO: 'aguarda o retorno da ANS',
  PROCESSADO: 'processado pela ANS',
  RECUSADO: 'recusado pela ANS',
  DESCARTADO: 'descartado',
} as const;

const files = ({ conferencia: cnx, retorno, envio }: InicioCadastro): Entry[] => [
  {
    ...file('Envio à ANS (SBX)', envio, {
      counts: envio
        ? `${counted(envio.quantidade, 'movimento', 'movimentos')} de ${writeMonth(envio.competencia)}, ${situacoes[envio.situacao]}`
        : '',
      icon: <Icon name="upload" />,
      href: at('envio-sib'),
    }),
    isCaution: envio?.situacao === 'GERADO' || envio?.situacao === 'RECUSADO',
  },
  file('Retorno da ANS (RPX)', retorno, {
    counts: retorno
      ? `${counted(retorno.aceitos, 'aceito', 'aceitos')}, ${counted(retorno.rejeitados, 'rejeitado', 'rejeitados')}`
      : '',
    icon: <Icon name="correction" />,
    href: at('leitura-xml-sib'),
  }),
  file('Conferência da ANS (CNX)', cnx, {
    counts: cnx ? counted(cnx.quantidade, 'beneficiário', 'beneficiários') : '',
    icon: <Icon name="fileCheck" />,
    href: cnx ? conferencia('arquivo') : at('sib-xml-conferencia'),
  }),
];

/** Waiting work of the module and the last files of the SIB; skeleton sections of the same height while loading. */
export const inicioSections = (inicio: InicioCadastro | undefined): OverviewSection[] => [
  { title: 'Pendências', entries: inicio ? waiting(inicio) : [], expected: 8 },
  { title: 'Últimos arquivos do SIB', entries: inicio ? files(inicio) : [], expected: 3 },
];
