declare module 'quill/dist/quill.core.css';
