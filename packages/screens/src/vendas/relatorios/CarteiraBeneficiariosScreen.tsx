import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { carteira } from '@vidas/api-client/vendas/relatorios/carteira.report.ts';
import { getVendedoresCarteira } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { useHttp } from '../../app/services.tsx';
import type { BesideFieldProps } from '../../report/BesideField.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { doVendedor } from '../doVendedor.ts';
import { SemAcesso } from '../SemAcesso.tsx';
import { VendedorField } from '../VendedorField.tsx';

const useVendedores = () => useQuery(queryOf(useHttp(), getVendedoresCarteira, {}));

function VendedorDaCarteira(props: BesideFieldProps) {
  return <VendedorField {...props} vendedores={useVendedores()} />;
}

const Carteira = reportScreen(carteira, {
  beside: VendedorDaCarteira,
  subtitle: (asked) => doVendedor('Carteira', asked),
});

/** Active lives that a seller sold in a period; the server decides who may see the screen (VEN-5). */
export function CarteiraBeneficiariosScreen() {
  const { error } = useVendedores();
  return error instanceof ApiError && error.kind === 'forbidden' ? (
    <SemAcesso title={carteira.title} motivo={error.message} />
  ) : (
    <Carteira />
  );
}
