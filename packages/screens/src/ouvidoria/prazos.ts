import { writeDay } from '@vidas/api-client/words/day.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Fact } from '@vidas/ui/text/Facts.tsx';

const nomes = {
  analise: 'Análise',
  resposta: 'Primeira resposta',
  conclusao: 'Conclusão',
  mensagem: 'Responder mensagem',
} as const;

/** Name of the next duty (OUV-20). */
export const nomeDoPrazo = (vence: DenunciaDaEquipe['OUV_VENCE']): string | null =>
  vence ? nomes[vence] : null;

/** The days left, in words: 'faltam 3 dias', 'vence hoje', '2 dias de atraso'. */
export const diasEmPalavras = (dias: number): string => {
  if (dias === 0) return 'vence hoje';
  if (dias < 0) return `${counted(-dias, 'dia', 'dias')} de atraso`;
  return `${agree(dias, 'falta', 'faltam')} ${counted(dias, 'dia', 'dias')}`;
};

/** The deadlines of a report, with the next one; empty for a server without deadlines. */
export const prazosFacts = (denuncia: DenunciaDaEquipe): Fact[] => {
  const { OUV_REGISTRADA_EM: registrada, OUV_VENCE_EM: em, OUV_DIAS: dias } = denuncia;
  if (registrada === undefined) return [];
  const prazos = [
    ['Análise até', denuncia.OUV_PRAZO_ANALISE],
    ['Primeira resposta até', denuncia.OUV_PRAZO_RESPOSTA],
    ['Conclusão até', denuncia.OUV_PRAZO_CONCLUSAO],
  ] as const;
  const next =
    em && typeof dias === 'number'
      ? `${nomeDoPrazo(denuncia.OUV_VENCE)} até ${writeDay(em)}: ${diasEmPalavras(dias)}`
      : 'Nada a fazer agora';
  return [
    { name: 'A fazer', value: next },
    { name: 'Registrada em', value: writeDay(registrada) },
    ...prazos.map(([name, day]) => ({ name, value: day === undefined ? null : writeDay(day) })),
  ];
};
