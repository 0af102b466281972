import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { title } from './cargaTexts.ts';
import { DicionarioTab } from './DicionarioTab.tsx';
import { EntregaAberta } from './EntregaAberta.tsx';
import { EntregasTab } from './EntregasTab.tsx';
import { RecebeEntrega } from './RecebeEntrega.tsx';
import { useEntregaUrl } from './useEntregaUrl.ts';

const abas = ['nova', 'entregas', 'dicionario'] as const;

/** The operator's own data: files are uploaded, checked, reviewed and applied (CAR-20). */
export function CargaDeDadosScreen() {
  const [aba, setAba] = useUrlWord('aba', abas);
  const [entrega] = useEntregaUrl();
  if (entrega !== null) return <EntregaAberta key={entrega} id={entrega} />;
  return (
    <DatedPage
      title={title}
      subtitle="Os arquivos do sistema de origem: envie, confira o que mudaria e aplique."
      isFilling
    >
      <Tabs
        label={title}
        selectedKey={aba}
        onChange={setAba}
        items={[
          { key: 'nova', label: 'Nova entrega', content: <RecebeEntrega id={null} /> },
          { key: 'entregas', label: 'Entregas', content: <EntregasTab /> },
          { key: 'dicionario', label: 'Dicionário e modelos', content: <DicionarioTab /> },
        ]}
      />
    </DatedPage>
  );
}
