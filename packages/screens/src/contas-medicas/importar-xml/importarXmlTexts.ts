import { counted } from '@vidas/api-client/words/counted.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import type {
  GuiaRejeitada,
  ResultadoXml,
  StatusXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { comparacaoEmPalavras } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.rules.ts';

/** Names of the levels of a problem. */
export const niveis = { ERRO: 'Erro', PENDENCIA: 'Pendência', AVISO: 'Aviso' } as const;

/** Tones of the status. */
export const tonsDoStatus = {
  OK: 'positive',
  Parcialmente: 'caution',
  Rejeitado: 'negative',
} as const satisfies Record<StatusXml, string>;

/** The provider of the lot, in the specification's form. */
export const prestadorDito = ({ codPrestador, nomePrestador }: ResultadoXml): string =>
  codPrestador === null ? 'Prestador não identificado' : `${codPrestador} - ${nomePrestador ?? ''}`;

/** '10 de 12 guias sem erro', which enter or entered. */
export const entraram = ({ guias }: ResultadoXml): string =>
  `${guias.aceitas} de ${counted(guias.total, 'guia', 'guias')} sem erro`;

/** The figures of a lot. */
export const figurasDoLote = ({ guias, valorAceito, valorRejeitado }: ResultadoXml): KpiCardProps[] => [
  { label: 'aceitos', value: valorAceito, kind: 'money' },
  {
    label: 'fora',
    value: valorRejeitado,
    kind: 'money',
    ...(valorRejeitado > 0 ? { tone: 'negative' } : {}),
  },
  {
    label: 'guias sem erro',
    value: `${guias.aceitas} de ${guias.total}`,
    hint: guias.pendentes > 0 ? `${guias.pendentes} com pendência` : undefined,
  },
];

/** Sentences about a lot beside its message. */
export const linhasDoResultado = (resultado: ResultadoXml): string[] => {
  const { numeroLote, versao, comparacao, naoListados } = resultado;
  return [
    [
      prestadorDito(resultado),
      numeroLote === null ? 'lote sem número' : `lote ${numeroLote}`,
      versao === null ? 'versão não informada' : `TISS ${versao}`,
    ].join(' · '),
    ...(comparacao === null
      ? []
      : [`Desde a última importação deste lote: ${comparacaoEmPalavras(comparacao)}`]),
    resultado.esquema,
    ...resultado.retidos,
    ...(naoListados === 0
      ? []
      : [
          `Há mais ${naoListados.toLocaleString('pt-BR')} problemas além dos listados; corrija os primeiros e valide de novo.`,
        ]),
  ];
};

/** A rejected guide with all its reasons. */
export interface GuiaComMotivos {
  guia: string;
  numeroGuiaOperadora: string | null;
  /** Place in the lot, from 1. */
  ordem: number;
  quantidade: number;
  motivos: string;
}

/** The refusals by guide, in the order of the file. */
export const porGuia = (rejeitadas: readonly GuiaRejeitada[]): GuiaComMotivos[] =>
  [...Map.groupBy(rejeitadas, ({ ordem }) => ordem)].map(([ordem, suas]) => ({
    guia: suas[0]?.numeroGuiaPrestador ?? '',
    numeroGuiaOperadora: suas[0]?.numeroGuiaOperadora ?? null,
    ordem,
    quantidade: suas.length,
    motivos: suas.map(({ motivo }) => motivo).join(' '),
  }));

/** The name of a file without its ending. */
export const semXml = (nome: string): string => nome.replace(/\.xml$/i, '');
