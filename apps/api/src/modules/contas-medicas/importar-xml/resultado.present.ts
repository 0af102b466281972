import { agree, counted } from '@vidas/api-client/words/counted.ts';
import type {
  GuiaRejeitada,
  StatusXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { Exame } from './examinaLote.ts';
import type { GuiaExaminada } from './loteJulgado.ts';

/** Accepted guides. */
export const aceitasDe = ({ guias, isLoteRecusado }: Exame): GuiaExaminada[] =>
  isLoteRecusado ? [] : guias.filter(({ isRejeitada }) => !isRejeitada);

/** Result of a lot (TIS-20). */
export const statusDe = (exame: Exame): StatusXml => {
  const aceitas = aceitasDe(exame).length;
  if (aceitas === 0) return 'Rejeitado';
  return aceitas === exame.guias.length ? 'OK' : 'Parcialmente';
};

/** Reasons why guides stay out, one row per reason, in file order. */
export const rejeitadasDe = ({ guias, problemas }: Exame): GuiaRejeitada[] => {
  return problemas.flatMap(({ nivel, guia, ordem, item, message }) =>
    nivel === 'ERRO' && guia !== null && ordem !== null
      ? [
          {
            numeroGuiaOperadora: guias[ordem - 1]?.numeroOperadora ?? null,
            ordem,
            numeroGuiaPrestador: guia,
            motivo: item === null ? message : `Item ${item}: ${message}`,
          },
        ]
      : [],
  );
};

/** Sentence about a lot; `isImportado` for an import, else for a check. */
export const mensagemDe = (exame: Exame, isImportado: boolean): string => {
  const { guias, problemas, cabeca } = exame;
  const lote = cabeca?.numeroLote ? `Lote ${cabeca.numeroLote.valor}` : 'Lote';
  const aceitas = aceitasDe(exame);
  const pendentes = aceitas.filter(({ temPendencia }) => temPendencia).length;
  const espera = pendentes === 0 ? '' : ` ${counted(pendentes, 'tem pendência', 'têm pendências')}.`;
  const doLote = problemas.find(({ nivel, guia }) => nivel === 'ERRO' && guia === null);
  if (exame.isLoteRecusado)
    return `${lote} recusado, nada foi guardado: ${doLote?.message ?? 'veja os problemas.'}`;
  if (aceitas.length === 0)
    return `${lote} recusado, nada foi guardado: ${guias.length === 1 ? 'a única guia tem' : `todas as ${guias.length} guias têm`} erros.`;
  const feito = isImportado ? 'importado' : 'validado';
  if (aceitas.length === guias.length)
    return `${lote} ${feito}: ${counted(aceitas.length, 'guia', 'guias')}${isImportado ? '' : `, que ${agree(aceitas.length, 'pode', 'podem')} entrar`}.${espera}`;
  const fora = guias.length - aceitas.length;
  return `${lote} ${feito} em parte: ${aceitas.length} de ${counted(guias.length, 'guia', 'guias')}; ${counted(fora, isImportado ? 'ficou fora' : 'ficaria fora', isImportado ? 'ficaram fora' : 'ficariam fora')}.${espera}`;
};
