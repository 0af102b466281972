import type { SituacaoDoContrato } from '@vidas/api-client/cobranca/notificacao/situacao.rules.ts';

/** A judged contract under the names of the wire; null where there was nothing to judge. */
export const presentSituacao = (lida: SituacaoDoContrato | null) => ({
  situacao: lida?.situacao ?? null,
  mensalidades: lida?.mensalidadesContadas.length ?? 0,
  diasSemPagar: lida?.dias ?? 0,
  dia50: lida?.dia50 ?? null,
  podeDesde: lida?.podeDesde ?? null,
  porque: lida?.texto ?? null,
});
