import type {
  MensalidadeDoBeneficiario,
  Mensalidades,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';

const isHolder = ({ matricula, codTitular }: MensalidadeDoBeneficiario): boolean => matricula === codTitular;

const ofList = cardsOf<MensalidadeDoBeneficiario>(
  countOf('Vidas'),
  countOf('Titulares', isHolder),
  countOf('Dependentes', (vida) => !isHolder(vida)),
  sumOf('Total mensalidade', ({ mensalidade }) => mensalidade),
  sumOf('Total lançado', ({ valorTotal }) => valorTotal),
  countOf('Ativos', ({ status }) => status === 'Ativo'),
  countOf('Cancelados', ({ status }) => status === 'Cancelado'),
);

/**
 * The nine indicators (DIR-11): seven for lives with a fee, with their filtered value, and the sizes of the other lists.
 */
export const mensalidadesCards = (
  found: Mensalidades | undefined,
  filtered: readonly MensalidadeDoBeneficiario[],
): KpiCardProps[] => [
  ...ofList(found?.planos, filtered),
  { label: 'Sem mensalidade', value: found?.planosValorZerado.length },
  { label: 'Aguardando ativação', value: found?.planosAguardandoAtivacao.length },
];
