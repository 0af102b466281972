import { Page } from '@vidas/ui/layout/Page.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { CargaDadosForm } from './CargaDadosForm.tsx';
import { CargasPedidas } from './CargasPedidas.tsx';

/** Requests the load of a data model, and lists earlier requests (CMR-8). */
export function CamedicsScreen() {
  return (
    <Page title="Carga de dados - Camedics" subtitle="Envio de carga de dados">
      <CargaDadosForm />
      <Stack>
        <Heading level={2}>Cargas já pedidas</Heading>
        <CargasPedidas />
      </Stack>
    </Page>
  );
}
