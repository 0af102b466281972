import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Entrega, Relatorio } from '../entregas/entregas.sql.ts';
import type { ProblemaGuardado } from '../entregas/problemas.sql.ts';
import type { Recusadas } from './gravaRecusadas.ts';

/** Problems on the console. */
const MOSTRADOS = 20;

const numero = (n: number): string => n.toLocaleString('pt-BR');

const lidos = ({ arquivos }: Relatorio): string[] => [
  'Lido:',
  ...arquivos.map(
    ({ nome, linhas, recusadas }) =>
      `  ${nome}.csv: ${counted(linhas, 'linha', 'linhas')}${recusadas > 0 ? `, ${counted(recusadas, 'recusada', 'recusadas')}` : ''}`,
  ),
];

const mudancas = ({ mudancas: todas }: Relatorio, titulo: string): string[] => [
  titulo,
  ...todas.map(
    ({ arquivo, tabela, novas, mudadas, iguais }) =>
      `  ${arquivo}.csv, ${tabela}: ${counted(novas, 'nova', 'novas')}, ${counted(mudadas, 'mudada', 'mudadas')}, ${counted(iguais, 'igual', 'iguais')}`,
  ),
];

const lugar = (arquivo: string, linha: number | null, coluna: string | null): string =>
  [
    `${arquivo}.csv`,
    ...(linha === null ? [] : [`linha ${linha}`]),
    ...(coluna === null ? [] : [coluna]),
  ].join(', ');

// Without the value: what the console says is kept by cron and journals, and a value may be of a person.
const problemas = (
  { problemas: total, avisos }: Relatorio,
  guardados: readonly ProblemaGuardado[],
): string[] => {
  const mostrados = guardados.slice(0, MOSTRADOS);
  const demais = total + avisos - mostrados.length;
  if (mostrados.length === 0) return [];
  return [
    'Problemas:',
    ...mostrados.map(
      ({ arquivo, linha, coluna, motivo, remedio, avisa }) =>
        `  ${lugar(arquivo, linha, coluna)}: ${avisa ? 'aviso: ' : ''}${motivo}; ${remedio}.`,
    ),
    ...(demais > 0 ? [`  … e mais ${numero(demais)}.`] : []),
  ];
};

const fimDe = ({ situacao, motivo }: Entrega): string => {
  if (situacao === 'APLICADA') return 'Aplicada.';
  if (situacao === 'JULGADA')
    return motivo === null
      ? 'Julgada: nada foi gravado.'
      : `Não aplicada: ${motivo}\nConfirme em Tecnologia, ou repita o comando com --confirma.`;
  return `Recusada: ${motivo ?? 'sem motivo'}`;
};

/** What came of a delivery, for the console. */
export const escreveRelatorio = (
  entrega: Entrega,
  {
    problemas: guardados,
    recusadas,
    soJulga,
  }: { problemas: readonly ProblemaGuardado[]; recusadas: readonly Recusadas[]; soJulga: boolean },
): string => {
  const { id, sistema, extraidaEm, relatorio } = entrega;
  const de = extraidaEm === null ? sistema : `${sistema}, extraída em ${writeDayTime(extraidaEm)}`;
  const mudou = soJulga || entrega.situacao !== 'APLICADA' ? 'O que mudaria:' : 'O que mudou:';
  return [
    `Entrega ${id} (${de})`,
    ...(relatorio
      ? [
          ...lidos(relatorio),
          ...(relatorio.mudancas.length > 0 ? mudancas(relatorio, mudou) : []),
          ...relatorio.falhas.map(
            ({ arquivo, linha, coluna, motivo }) => `  ${lugar(arquivo, linha, coluna)}: ${motivo}`,
          ),
          ...relatorio.ausentes
            .filter(({ ausentes }) => ausentes > 0)
            .map(
              ({ arquivo, ausentes, de }) =>
                `  ${arquivo}.csv: ${numero(ausentes)} de ${counted(de, 'registro', 'registros')} daqui não vieram`,
            ),
          ...problemas(relatorio, guardados),
        ]
      : []),
    ...recusadas.map(({ arquivo, caminho, falha }) =>
      falha === null
        ? `As linhas recusadas de ${arquivo}.csv estão em ${caminho}`
        : `As linhas recusadas de ${arquivo}.csv não puderam ser gravadas em ${caminho}: ${falha}`,
    ),
    fimDe(entrega),
  ].join('\n');
};
