import type { Guide } from '../guide/guide.types.ts';

export const wizardDialogGuide: Guide = {
  purpose: 'O Wizard em um diálogo. Monte-o para abrir: cada abertura começa do zero.',
  notWhen: [
    'Para muitos passos ou campos: use Wizard, na página.',
    'Para um formulário sem passos: use Dialog com Form.',
  ],
  dos: ['Ligue hasChanges: Esc, a cruz e Cancelar perguntam quando há o que perder.'],
  donts: ['Não o deixe montado e escondido: o que foi digitado ficaria para a vez seguinte.'],
  keys: [
    ['Enter', 'em um campo simples, vai ao passo seguinte'],
    ['Esc', 'pede para sair'],
  ],
  frameHeight: 560,
  code: '{isOpen && <WizardDialog title="Nova regra de comissão" steps={steps} onSave={save} onCancel={close} />}',
};
