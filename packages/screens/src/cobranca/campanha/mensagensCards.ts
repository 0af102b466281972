import { counted } from '@vidas/api-client/words/counted.ts';
import {
  type MensagemCampanha,
  situacaoMensagem,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';

/** The messages by state; an answer or a click counts as read (MSG-14). */
export const mensagensCards = (mensagens: readonly MensagemCampanha[] | undefined): KpiCardProps[] => {
  const of = (...codes: readonly number[]): number | undefined =>
    mensagens?.filter(({ situacao }) => codes.includes(situacao)).length;
  const unknown = mensagens?.filter(({ situacao }) => situacaoMensagem[situacao] === undefined).length;
  const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
  return [
    {
      label: 'Pendentes',
      value: of(0),
      hint: mensagens ? `de ${mensagens.length.toLocaleString('pt-BR')}` : '',
    },
    { label: 'Enviadas', value: of(1) },
    { label: 'Entregues', value: of(7) },
    {
      label: 'Lidas',
      value: of(3, 5, 6),
      hint: words(counted(of(6) ?? 0, 'clicou', 'clicaram'), counted(of(5) ?? 0, 'respondeu', 'responderam')),
    },
    {
      label: 'Com erro',
      value: of(4),
      hint: words(
        counted(of(2) ?? 0, 'cancelada', 'canceladas'),
        counted(unknown ?? 0, 'desconhecida', 'desconhecidas'),
      ),
    },
  ];
};
