import { Button } from '@vidas/ui/button';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { Page } from '@vidas/ui/layout/page';
import { Tabs } from '@vidas/ui/tabs';
import { useState } from 'react';
import { Icon } from '../shared/icons.tsx';
import { useUrlWord } from '../shared/useUrlState.ts';
import { abasSib } from './abasSib.ts';
import { ComparacaoTab } from './ComparacaoTab.tsx';
import { ImportaCnxDialog } from './ImportaCnxDialog.tsx';
import { useAtualizaCco } from './useAtualizaCco.ts';
import { useContagens } from './useContagens.ts';

/** The regulator's register against the operator's, in five lists (spec 000 §2 Cadastro 2). */
export function ConferenciaSibScreen() {
  const [aba, setAba] = useUrlWord(
    'aba',
    abasSib.map(({ key }) => key),
  );
  const [isImporting, setIsImporting] = useState(false);
  const cco = useAtualizaCco();
  const counts = useContagens();
  const tabs = abasSib.map((each) => ({
    key: each.key,
    label: each.label,
    badge: counts[each.key]?.toLocaleString('pt-BR'),
    content: <ComparacaoTab aba={each} />,
  }));
  return (
    <Page
      title="Conferência Cadastral SIB CNX"
      subtitle="O cadastro da ANS comparado com o da operadora."
      actions={
        <>
          <Button icon={<Icon name="upload" />} onPress={() => setIsImporting(true)}>
            Importar Sib CNX
          </Button>
          <Button icon={<Icon name="refresh" />} isPending={cco.isLooking} onPress={cco.start}>
            Atualizar CCO
          </Button>
        </>
      }
      isFilling
    >
      <Tabs label="Comparações" items={tabs} selectedKey={aba} onChange={setAba} />
      {isImporting && <ImportaCnxDialog onClose={() => setIsImporting(false)} />}
      {cco.count > 0 && (
        <Confirm
          question={`Atualizar o CCO de ${cco.count === 1 ? '1 beneficiário' : `${cco.count.toLocaleString('pt-BR')} beneficiários`}?`}
          actionLabel="Atualizar CCO"
          tone="primary"
          isPending={cco.isWriting}
          onConfirm={cco.confirm}
          onCancel={cco.close}
        >
          O código dado pela ANS é gravado no cadastro da operadora, pelo código do beneficiário ou, na falta
          dele, pelo CPF.
        </Confirm>
      )}
    </Page>
  );
}
