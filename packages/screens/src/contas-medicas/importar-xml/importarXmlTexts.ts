import { writeReais } from '@vidas/api-client/words/money.ts';
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

/** Sentences about a lot beside its message. */
export const linhasDoResultado = (resultado: ResultadoXml): string[] => {
  const { guias, valorAceito, valorRejeitado, numeroLote, versao, comparacao, naoListados } = resultado;
  return [
    [
      prestadorDito(resultado),
      numeroLote === null ? 'lote sem número' : `lote ${numeroLote}`,
      versao === null ? 'versão não informada' : `TISS ${versao}`,
    ].join(' · '),
    ...(guias.total > 0
      ? [
          `${guias.aceitas} de ${guias.total} guias sem erro, ${guias.pendentes} com pendência · ${writeReais(valorAceito)} aceitos, ${writeReais(valorRejeitado)} rejeitados`,
        ]
      : []),
    ...(comparacao === null
      ? []
      : [`Desde a última importação deste lote: ${comparacaoEmPalavras(comparacao)}`]),
    resultado.esquema,
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
  numeroGuiaOperadora: string;
  quantidade: number;
  motivos: string;
}

/** The refusals by guide, in the order of the file. */
export const porGuia = (rejeitadas: readonly GuiaRejeitada[]): GuiaComMotivos[] =>
  [...Map.groupBy(rejeitadas, ({ numeroGuiaPrestador }) => numeroGuiaPrestador)].map(([guia, suas]) => ({
    guia,
    numeroGuiaOperadora: suas[0]?.numeroGuiaOperadora ?? guia,
    quantidade: suas.length,
    motivos: suas.map(({ motivo }) => motivo).join(' '),
  }));

/** The name of a file without its ending. */
export const semXml = (nome: string): string => nome.replace(/\.xml$/i, '');
