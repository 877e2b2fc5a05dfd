import { createRoot } from 'react-dom/client';
import { EditorApplication } from './EditorApplication.tsx';
import './editor.css';
import './fields/fields.css';
import './assets/assets.css';

const element = document.getElementById('editor');
if (element) createRoot(element).render(<EditorApplication />);
